package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Artifact;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.family.FamilyBodies;
import org.marshal4j.processor.emit.family.FamilyDispatch;
import org.marshal4j.processor.model.Dto;

/** The marshaller of a type. */
public final class MarshallerArtifact implements Artifact {

    /** The possible parts, in the order of the file. */
    private static final List<MarshallerPart> PARTS = List.of(
            new CarrierConstants(),
            new Constants(),
            new EntryMethods(),
            new SchemaIdMembers(),
            new ViewedMembers(),
            new BytesMethods(),
            new PrimitiveBlock(),
            new KeyMethod(),
            new FamilyBodies(),
            new FamilyDispatch(),
            new WriteFields(),
            new ReadFields(),
            new SizeOfFields(),
            new CopyMethods(),
            new CopyFields(),
            new BodiesWithGraph(),
            new NullableMethods(),
            new VersionedNullables(),
            new BlockMethods());

    @Override
    public boolean concerns(Dto dto) {
        return true;
    }

    @Override
    public GeneratedFile emit(MarshallerModel model) {
        Dto dto = model.dto();
        String name = dto.marshaller().simple();
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addAnnotation(Files.generated(model))
                .addModifiers(Files.modifiers(dto, Modifier.FINAL));
        MarshallerWriter writer = new MarshallerWriter(model, type);
        // The superclass of all others implements the interface.
        if (PrimitiveBlock.isWhole(model)) {
            type.addSuperinterface(ParameterizedTypeName.get(interfaceOf(dto), writer.object()));
        }
        PARTS.stream().filter(part -> part.concerns(model)).forEach(part -> part.addTo(writer));
        writer.members().flush();
        type.addAnnotations(Files.silences(dto, writer.members().silenced()));
        return new GeneratedFile.JavaCode(Files.file(dto, type.build()));
    }

    private static ClassName interfaceOf(Dto dto) {
        return dto.is(Dto.Trait.CHRONICLE_BYTES) ? Names.chronicle("ChronicleMarshaller") : Names.api("Marshaller");
    }
}

package org.marshal4j.processor.emit;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;

/** The marshaller of a type. */
final class MarshallerOutput implements Output {

    /** What it may consist of, in the order of the file. */
    private static final List<MarshallerPart> PARTS = List.of(
            new CarrierConstants(),
            new Constants(),
            new EntryMethods(),
            new FamilyBodies(),
            new FamilyDispatch(),
            new WriteFields(),
            new ReadFields(),
            new SizeOfFields(),
            new NullableMethods(),
            new FramedNullables(),
            new BlockMethods());

    @Override
    public boolean concerns(Dto dto) {
        return true;
    }

    @Override
    public GeneratedFile emit(Subject subject) {
        Dto dto = subject.dto();
        String name = dto.marshaller().simple();
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addAnnotation(Files.generated(subject))
                .addAnnotations(Files.silences(dto))
                .addModifiers(Files.modifiers(dto, Modifier.FINAL));
        if (!subject.isCarrier()) {
            type.addSuperinterface(ParameterizedTypeName.get(Names.api("Marshaller"), Names.of(dto.name())));
        }
        Frame frame = new Frame(subject, type);
        PARTS.stream().filter(part -> part.concerns(subject)).forEach(part -> part.addTo(frame));
        frame.members().flush();
        return new GeneratedFile.Source(Files.file(dto, type.build()));
    }
}

package org.marshal4j.processor.emit;

import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;

/** The marshaller of a type. */
final class MarshallerOutput implements Output {

    /** What it consists of, in the order of the file. */
    private static final List<MarshallerPart> PARTS = List.of(
            new Constants(),
            new EntryMethods(new ExactCalls()),
            new WriteFields(),
            new ReadFields(),
            new SizeOfFields(),
            new BlockMethods());

    /** What the marshaller of an abstract class consists of. */
    private static final List<MarshallerPart> CARRIER_PARTS = List.of(new CarrierConstants());

    /** What the marshaller of an abstract root of a family consists of. */
    private static final List<MarshallerPart> FAMILY_PARTS =
            List.of(new Constants(), new EntryMethods(new FamilyCalls()), new FamilyBodies());

    /** What the marshaller of a root of a family has whose objects belong to the family. */
    private static final List<MarshallerPart> MEMBER_ROOT_PARTS = List.of(
            new Constants(),
            new EntryMethods(new FamilyCalls()),
            new FamilyBodies(),
            new WriteFields(),
            new ReadFields(),
            new SizeOfFields(),
            new BlockMethods());

    @Override
    public boolean concerns(Dto dto) {
        return true;
    }

    @Override
    public JavaFile emit(Subject subject) {
        Dto dto = subject.dto();
        boolean carrier = dto.isAbstract() && !subject.isFamily();
        String name = dto.marshaller().simple();
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addAnnotation(Files.generated(subject))
                .addAnnotations(Files.silences(dto))
                .addModifiers(Files.modifiers(dto, Modifier.FINAL));
        if (!carrier) {
            type.addSuperinterface(ParameterizedTypeName.get(Names.runtime("Marshaller"), Names.of(dto.name())));
        }
        Frame frame = new Frame(subject, type);
        partsOf(subject).forEach(part -> part.addTo(frame));
        frame.members().flush();
        return Files.file(dto, type.build());
    }

    private static List<MarshallerPart> partsOf(Subject subject) {
        if (subject.dto().isAbstract()) {
            return subject.isFamily() ? FAMILY_PARTS : CARRIER_PARTS;
        }
        return subject.isFamily() ? MEMBER_ROOT_PARTS : PARTS;
    }
}

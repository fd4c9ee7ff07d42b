package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeMapper;

/**
 * Finds the wire types of inherited fields that generated marshallers in class files have recorded.
 *
 *
 */
public record RecordedWireTypes(Program program) {
    /** Drops the constants of enums: compilers return them in a different order once the enum is in a class file. */
    private static final WireTypeMapper NO_CONSTANTS = new WireTypeMapper() {
        @Override
        public WireType enumeration(WireType.Enumeration type) {
            return new WireType.Enumeration(type.type(), Optional.empty(), type.nullable());
        }
    };

    /**
     * Whether a field of a class from a class file now has another wire type than its marshaller recorded.
     *
     * @param type the wire type that it has now
     */
    public boolean disagree(Field field, WireType type) {
        return recorded(field.owner()).stream()
                .filter(recorded -> recorded.name().equals(field.name()))
                .filter(recorded -> !recorded.isOpen())
                .map(SchemaField::type)
                .anyMatch(recorded -> !recorded.accept(NO_CONSTANTS).equals(type.accept(NO_CONSTANTS)));
    }

    /** The wire types recorded by the marshallers of a class file and its superclasses. */
    public List<WireType> of(Name type) {
        return program.find(type.qualified()).stream()
                .flatMap(program.supertypes()::levels)
                .flatMap(level -> recorded(program.nameOf(level)).stream())
                .map(SchemaField::type)
                .toList();
    }

    private List<SchemaField> recorded(Name owner) {
        return program.find(owner.qualified())
                .filter(type -> !program.isCompiled(type))
                .flatMap(type -> program.find(owner.generated("Marshaller").qualified()))
                .flatMap(marshaller -> Annotations.find(marshaller, Annotations.GENERATED))
                .map(Annotations::recordedWireTypes)
                .orElse(List.of());
    }
}

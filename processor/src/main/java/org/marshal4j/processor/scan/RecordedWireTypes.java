package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Source;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.WireType;
import org.marshal4j.schema.WireTypeMapper;

/** What generated marshallers in class files say of the wire types of the fields that subclasses take over. */
public final class RecordedWireTypes {

    /** Compilers show the constants of an enum in another order once it is a class file. */
    private static final WireTypeMapper NO_CONSTANTS = new WireTypeMapper() {
        @Override
        public WireType enumeration(WireType.Enumeration type) {
            return new WireType.Enumeration(type.type(), Optional.empty(), type.nullable());
        }
    };

    private final Source source;

    /** The wire types recorded in the class files of that program. */
    public RecordedWireTypes(Source source) {
        this.source = source;
    }

    /**
     * Whether a field of a class from a class file has another wire type now than its marshaller recorded.
     *
     * @param type the wire type that it has now
     */
    public boolean disagree(Field field, WireType type) {
        return recorded(field.owner()).stream()
                .filter(recorded -> recorded.name().equals(field.name()))
                .map(SchemaField::type)
                .filter(recorded -> !(recorded instanceof WireType.Open))
                .anyMatch(recorded -> !recorded.accept(NO_CONSTANTS).equals(type.accept(NO_CONSTANTS)));
    }

    /** The wire types that the marshaller of a class file and those of its superclasses recorded. */
    public List<WireType> of(Name type) {
        List<WireType> types = new ArrayList<>();
        Optional<TypeElement> at = source.find(type.qualified());
        while (at.isPresent()) {
            recorded(source.nameOf(at.get())).forEach(recorded -> types.add(recorded.type()));
            at = source.supertypes().superclassOf(at.get());
        }
        return types;
    }

    private List<SchemaField> recorded(Name owner) {
        return source.find(owner.qualified())
                .filter(type -> !source.isCompiled(type))
                .flatMap(type -> source.find(owner.generated("Marshaller").qualified()))
                .flatMap(marshaller -> Annotations.find(marshaller, Annotations.GENERATED))
                .map(Annotations::recordedWireTypes)
                .orElse(List.of());
    }
}

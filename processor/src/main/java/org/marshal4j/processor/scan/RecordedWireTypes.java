package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;

/** What generated marshallers in class files say of the wire types of the fields that subclasses take over. */
public final class RecordedWireTypes {

    /** The wire type of a field whose type depends on the subclass. */
    private static final String OPEN = "*";

    private static final Pattern NAME = Pattern.compile("[\\w$]+(?:\\.[\\w$]+)+");

    private final Source source;

    /** The wire types recorded in the class files of that program. */
    public RecordedWireTypes(Source source) {
        this.source = source;
    }

    /**
     * Whether a field of a class from a class file has another wire type now than its marshaller recorded.
     *
     * @param wire the wire type that it has now
     */
    public boolean disagree(Field field, String wire) {
        return recorded(field.owner())
                .map(wires -> wires.get(field.name()))
                .filter(recorded -> !recorded.equals(OPEN))
                .filter(recorded -> !withoutConstants(recorded).equals(withoutConstants(wire)))
                .isPresent();
    }

    /** The wire types that the marshaller of a class file and those of its superclasses recorded. */
    public List<String> of(Name type) {
        List<String> wires = new ArrayList<>();
        Optional<TypeElement> at = source.find(type.qualified());
        while (at.isPresent()) {
            recorded(source.nameOf(at.get())).ifPresent(recorded -> wires.addAll(recorded.values()));
            at = source.supertypes().superclassOf(at.get());
        }
        return wires;
    }

    /** The binary names of the types in a wire type, and of its enums. */
    public static List<String> typesIn(String wire) {
        return NAME.matcher(wire).results().map(MatchResult::group).toList();
    }

    /** Compilers show the constants of an enum in another order once it is a class file. */
    private static String withoutConstants(String wire) {
        return wire.replaceAll("\\([^)]*\\)", "");
    }

    private Optional<Map<String, String>> recorded(Name owner) {
        return source.find(owner.qualified())
                .filter(type -> !source.isCompiled(type))
                .flatMap(type -> source.find(owner.generated("Marshaller").qualified()))
                .flatMap(marshaller -> Annotations.find(marshaller, Annotations.GENERATED))
                .map(Annotations::recordedWireTypes);
    }
}

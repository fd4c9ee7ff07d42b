package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;

/** Finds the kind of values of a type: the first one in the list that matches. */
public final class ChronicleWireValues {

    private static final List<Function<TypeRef, Optional<ChronicleWireValue>>> VALUES = List.of(
            PrimitiveValue::of,
            TextValue::of,
            SupportValue::of,
            ParsedValue::of,
            PrimitiveArrayValue::of,
            type -> ArrayValue.of(type, ChronicleWireValues::of),
            type -> CollectionValue.of(type, ChronicleWireValues::of),
            type -> MapValue.of(type, ChronicleWireValues::of),
            type -> EntryValue.of(type, ChronicleWireValues::of),
            type -> OptionalValue.of(type, ChronicleWireValues::of),
            NestedValue::of,
            ReusedValue::of,
            ObjectValue::of);

    private ChronicleWireValues() {}

    /**
     * The kind of values of a field. A field with {@code @MarshalWith} is left to the form that Wire has for its type.
     */
    public static ChronicleWireValue of(Field field) {
        ChronicleWireValue value = field.options().with().isPresent()
                ? ObjectValue.of(field.type()).orElseThrow()
                : ConvertedValue.of(field.type(), field.options()).orElseGet(() -> of(field.type()));
        return field.options().wire().asMarshallable() && isObject(value)
                ? new StatefulValue(SupportClasses.named("Stateful"), Names.erased(field.type()))
                : value;
    }

    /** Whether its values are objects whose state Wire can write, unlike texts and collections. */
    private static boolean isObject(ChronicleWireValue value) {
        return value instanceof NestedValue
                || value instanceof ObjectValue
                || (value instanceof ReusedValue reused && reused.isEnum());
    }

    static ChronicleWireValue of(TypeRef type) {
        return VALUES.stream()
                .map(kind -> kind.apply(type))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    /**
     * Whether reading such a value needs a cast that the compiler warns about: generic arrays have no class object, and
     * neither does {@code ?}.
     */
    public static boolean isUnchecked(TypeRef type) {
        if (type instanceof TypeRef.OfArray array) {
            return !Names.of(array.element()).equals(Names.erased(array.element())) || isUnchecked(array.element());
        }
        return type instanceof TypeRef.OfClass named
                && (named.hasWildcard() || named.arguments().stream().anyMatch(ChronicleWireValues::isUnchecked));
    }

    /** The class that is generated to write and read the fields of another class. */
    public static Name generatedFor(Name type) {
        return type.generated("WireFields");
    }

    /** A class of marshal4j-wire. */
    public static ClassName support(String simpleName) {
        return SupportClasses.named(simpleName);
    }
}

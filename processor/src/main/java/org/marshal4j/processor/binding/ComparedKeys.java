package org.marshal4j.processor.binding;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.holder.CheckedKeys;
import org.marshal4j.processor.codec.holder.CollectionKind;
import org.marshal4j.processor.codec.holder.MapKind;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * The types whose own methods are called while containers are filled: types of map keys, and of elements that are
 * hashed or sorted.
 */
public final class ComparedKeys {
    private static final Set<CheckedKeys.Use> COMPARED = EnumSet.complementOf(EnumSet.of(CheckedKeys.Use.KEPT));
    private static final Set<CheckedKeys.Use> HASHED =
            EnumSet.of(CheckedKeys.Use.HASHED, CheckedKeys.Use.CHAINED, CheckedKeys.Use.COMPARED);

    private ComparedKeys() {}

    /** The classes of such keys and elements in a type and in the containers inside it. */
    public static List<TypeRef.OfClass> in(TypeRef type) {
        return in(type, COMPARED);
    }

    /** The same for a field. A collection class from a library may be a hash table, so it counts as one. */
    public static List<TypeRef.OfClass> in(Field field) {
        List<TypeRef.OfClass> found = new ArrayList<>(in(field.type()));
        if (field.elements()
                && field.type() instanceof TypeRef.OfClass named
                && CollectionKind.of(named)
                        .filter(CollectionKind.COLLECTION::equals)
                        .isPresent()
                && !named.arguments().isEmpty()) {
            addCompared(named.arguments().get(0), found);
        }
        return found;
    }

    /** Only those that are hashed. */
    public static List<TypeRef.OfClass> hashedIn(TypeRef type) {
        return in(type, HASHED);
    }

    private static List<TypeRef.OfClass> in(TypeRef type, Set<CheckedKeys.Use> uses) {
        List<TypeRef.OfClass> found = new ArrayList<>();
        type.classes()
                .filter(named -> !named.arguments().isEmpty() && uses.contains(use(named)))
                .forEach(named -> addCompared(named.arguments().get(0), found));
        return found;
    }

    private static CheckedKeys.Use use(TypeRef.OfClass container) {
        Optional<CheckedKeys.Use> ofCollection = CollectionKind.of(container).map(CollectionKind::use);
        return ofCollection.or(() -> MapKind.of(container).map(MapKind::use)).orElse(CheckedKeys.Use.KEPT);
    }

    /** A list or optional value that is used as a key compares its contents. */
    private static void addCompared(TypeRef key, List<TypeRef.OfClass> found) {
        if (key instanceof TypeRef.OfClass named) {
            found.add(named);
            named.arguments().forEach(argument -> addCompared(argument, found));
        }
    }
}

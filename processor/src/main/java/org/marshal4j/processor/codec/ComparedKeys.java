package org.marshal4j.processor.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/** Which types' own methods run while containers are filled: those of keys of maps, and of elements that are told apart or sorted. */
public final class ComparedKeys {
    private ComparedKeys() {}

    /** The classes of such keys and elements in a type, in containers in it too. */
    public static List<TypeRef.OfClass> in(TypeRef type) {
        return in(type, Set.of(CheckedKeys.Use.SORTED, CheckedKeys.Use.HASHED));
    }

    /** The same in a field. Nobody knows what a collection of a library does with its elements: it may be a hash table. */
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

    /** Those alone that are told apart by their hash codes. */
    public static List<TypeRef.OfClass> hashedIn(TypeRef type) {
        return in(type, Set.of(CheckedKeys.Use.HASHED));
    }

    private static List<TypeRef.OfClass> in(TypeRef type, Set<CheckedKeys.Use> uses) {
        List<TypeRef.OfClass> found = new ArrayList<>();
        addFrom(type, uses, found);
        return found;
    }

    private static void addFrom(TypeRef type, Set<CheckedKeys.Use> uses, List<TypeRef.OfClass> found) {
        if (type instanceof TypeRef.OfArray array) {
            addFrom(array.element(), uses, found);
        } else if (type instanceof TypeRef.OfClass named && !named.arguments().isEmpty()) {
            if (uses.contains(use(named))) {
                addCompared(named.arguments().get(0), found);
            }
            named.arguments().forEach(argument -> addFrom(argument, uses, found));
        }
    }

    private static CheckedKeys.Use use(TypeRef.OfClass container) {
        Optional<CheckedKeys.Use> ofCollection = CollectionKind.of(container).map(CollectionKind::use);
        return ofCollection.or(() -> MapKind.of(container).map(MapKind::use)).orElse(CheckedKeys.Use.KEPT);
    }

    /** A list or an optional value as a key compares what it holds. */
    private static void addCompared(TypeRef key, List<TypeRef.OfClass> found) {
        if (key instanceof TypeRef.OfClass named) {
            found.add(named);
            named.arguments().forEach(argument -> addCompared(argument, found));
        }
    }
}

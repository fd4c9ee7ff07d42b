package org.marshal4j.processor.scan.type;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.program.Annotations;

/**
 * The type ids that mix-ins give to enums that cannot be annotated, so that lists of dynamic classes can contain them.
 */
public final class EnumNumbers {

    private final Map<Name, Map<String, Integer>> byHome = new HashMap<>();

    /**
     * Notes the type id in a mix-in.
     *
     * @return whether it is the first mix-in for the enum in its package
     */
    public boolean add(Name type, String home, TypeElement mixIn) {
        return Annotations.typeId(mixIn)
                .map(id -> byHome.computeIfAbsent(type, key -> new LinkedHashMap<>())
                                .putIfAbsent(home, id)
                        == null)
                .orElse(true);
    }

    /**
     * The type id of an enum in code of the given package: from a mix-in there, or else from one in another package.
     */
    Optional<Integer> of(Name type, String home) {
        Map<String, Integer> ids = byHome.getOrDefault(type, Map.of());
        return Optional.ofNullable(ids.get(home)).or(() -> ids.values().stream().findFirst());
    }

    /** Whether the only purpose of a mix-in is to give a type id to an enum. */
    public static boolean isNumber(Element mixIn, TypeElement type) {
        return type.getKind() == ElementKind.ENUM && Annotations.typeId(mixIn).isPresent();
    }
}

package org.marshal4j.processor.scan;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.source.Annotations;

/** The numbers that mix-ins give to enums which nobody can annotate, so that lists of dynamic values can have them. */
final class EnumNumbers {

    private final Map<Name, Map<String, Integer>> byHome = new HashMap<>();

    /**
     * Notes the number that a mix-in has.
     *
     * @return whether no other one of that package is for that enum
     */
    boolean add(Name type, String home, TypeElement mixIn) {
        return Annotations.typeId(mixIn)
                .map(id -> byHome.computeIfAbsent(type, key -> new LinkedHashMap<>())
                                .putIfAbsent(home, id)
                        == null)
                .orElse(true);
    }

    /** The number of an enum in code of that package: what a mix-in there says, else one elsewhere. */
    Optional<Integer> of(Name type, String home) {
        Map<String, Integer> ids = byHome.getOrDefault(type, Map.of());
        return Optional.ofNullable(ids.get(home)).or(() -> ids.values().stream().findFirst());
    }

    /** Whether a mix-in does nothing but to number an enum. */
    static boolean isNumber(Element mixIn, TypeElement type) {
        return type.getKind() == ElementKind.ENUM && Annotations.typeId(mixIn).isPresent();
    }
}

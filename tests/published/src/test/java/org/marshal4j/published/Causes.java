package org.marshal4j.published;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The cause of each refusal. If a class only holds or extends a refused class, the cause is that of the other class.
 */
final class Causes {
    private final Map<Class<?>, List<String>> refused;
    private final Map<Class<?>, Class<?>> through;
    private final Map<String, Class<?>> byName = new HashMap<>();

    /** Takes what was reported about classes, and which other classes they hold. */
    Causes(Map<Class<?>, List<String>> refused, Map<Class<?>, Class<?>> through) {
        this.refused = refused;
        this.through = through;
        for (Class<?> type : refused.keySet()) {
            String name = type.getCanonicalName();
            byName.put(name, type);
            // Messages omit the package if the name is unambiguous.
            byName.putIfAbsent(name.substring(type.getPackageName().length() + 1), type);
        }
    }

    /** Returns the cause for a refused class: the first one reported, followed to its origin. */
    Cause of(Class<?> type) {
        Set<Class<?>> seen = new HashSet<>();
        Class<?> at = type;
        while (true) {
            seen.add(at);
            Optional<Class<?>> next = behind(at).filter(each -> !seen.contains(each));
            if (next.isEmpty()) {
                return Cause.of(at, refused.get(at).get(0));
            }
            at = next.get();
        }
    }

    /** Whether the cause lies in the class itself. */
    boolean isOwn(Class<?> type) {
        return behind(type).isEmpty();
    }

    private Optional<Class<?>> behind(Class<?> type) {
        Class<?> held = through.get(type);
        if (held != null) {
            return Optional.of(held);
        }
        return Cause.named(refused.get(type).get(0))
                .<Class<?>>map(byName::get)
                .filter(each -> each != null && each != type)
                .findFirst();
    }
}

package org.marshal4j.published;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The cause of each refusal. That of a class that only holds or extends one that is refused is the cause of the latter. */
final class Causes {
    private final Map<Class<?>, List<String>> refused;
    private final Map<Class<?>, Class<?>> through;
    private final Map<String, Class<?>> byName = new HashMap<>();

    /** By what was said of classes, and which others they hold. */
    Causes(Map<Class<?>, List<String>> refused, Map<Class<?>, Class<?>> through) {
        this.refused = refused;
        this.through = through;
        for (Class<?> type : refused.keySet()) {
            String name = type.getCanonicalName();
            byName.put(name, type);
            // Messages leave the package out, if there is no doubt.
            byName.putIfAbsent(name.substring(type.getPackageName().length() + 1), type);
        }
    }

    /** The cause for a class that is refused: the first that is told, followed to where it begins. */
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

    /** Whether the cause is in the class itself. */
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

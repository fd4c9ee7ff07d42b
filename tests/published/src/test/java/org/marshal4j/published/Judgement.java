package org.marshal4j.published;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.published.Importing.Error;

/**
 * Which classes can be imported, and what is reported about the others. All are imported at once. Classes that hold or
 * extend a refused class cannot be imported either. The rest is compiled until there are no errors.
 */
final class Judgement {
    private final Importing importing;
    private final Importers importers;
    private final Families families;
    private final Map<Class<?>, List<String>> refused = new LinkedHashMap<>();
    private final Map<Class<?>, Class<?>> through = new LinkedHashMap<>();
    private final Map<Class<?>, List<String>> uncompilable = new LinkedHashMap<>();
    private List<Class<?>> left;

    /** Judges all of these classes, with these families among them. */
    Judgement(Importing importing, Importers importers, List<Class<?>> types, Families families) {
        this.importing = importing;
        this.families = families;
        this.importers = importers;
        this.left = List.copyOf(types);
    }

    /** Compiles until nothing is refused, including generated code. */
    void judge() {
        boolean onlyProcessed = true;
        while (!left.isEmpty()) {
            Map<Class<?>, List<String>> errors = errors(importing.compile(importers.sources(left), onlyProcessed));
            if (errors.isEmpty() && !onlyProcessed) {
                return;
            }
            errors.forEach((type, messages) -> (isOfProcessor(messages) ? refused : uncompilable).put(type, messages));
            left = left.stream().filter(type -> !errors.containsKey(type)).toList();
            leaveOutHolders();
            onlyProcessed = false;
        }
    }

    /** Returns the classes that can be imported with everything they hold. */
    List<Class<?>> accepted() {
        return left;
    }

    /** Returns what the processor reports about the classes that it refuses. */
    Map<Class<?>, List<String>> refused() {
        return refused;
    }

    /** Returns the classes that cannot be imported because of another class, with that class. */
    Map<Class<?>, Class<?>> through() {
        return through;
    }

    /** Returns what javac reports about generated code. There should be nothing. */
    Map<Class<?>, List<String>> uncompilable() {
        return uncompilable;
    }

    private static boolean isOfProcessor(List<String> messages) {
        return messages.get(0).startsWith("[MARSHAL");
    }

    private Map<Class<?>, List<String>> errors(List<Error> all) {
        Map<Class<?>, List<String>> errors = new LinkedHashMap<>();
        for (Error error : all) {
            Class<?> type = importers.typeAt(error.path());
            if (type == null) {
                throw new IllegalStateException("an error that is about no class: " + error);
            }
            errors.computeIfAbsent(type, key -> new ArrayList<>()).add(error.message());
        }
        return errors;
    }

    private void leaveOutHolders() {
        for (boolean more = true; more; ) {
            List<Class<?>> stay = new ArrayList<>();
            for (Class<?> type : left) {
                families.heldBy(type).stream()
                        .filter(held -> refused.containsKey(held) || through.containsKey(held))
                        .findFirst()
                        .ifPresentOrElse(held -> through.put(type, held), () -> stay.add(type));
            }
            more = stay.size() < left.size();
            left = stay;
        }
    }
}

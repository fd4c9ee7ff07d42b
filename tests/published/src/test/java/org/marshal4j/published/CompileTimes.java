package org.marshal4j.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** How long it takes to import a number of classes, including their generated code. */
record CompileTimes(List<Class<?>> types, Path directory) {
    private static final int[] COUNTS = {100, 300, 1000};

    /**
     * Returns one line for each number of classes, as long as there are that many. The first compilation loads the
     * compiler, and does not count.
     */
    List<String> measure() {
        List<Class<?>> ordered = heldFirst();
        List<String> lines = new ArrayList<>();
        compile(ordered, COUNTS[0]);
        for (int count : COUNTS) {
            if (count <= ordered.size()) {
                double seconds = compile(ordered, count);
                lines.add(String.format("%d classes: %.1f s, %.1f ms each", count, seconds, seconds * 1000 / count));
            }
        }
        return lines;
    }

    private double compile(List<Class<?>> ordered, int count) {
        List<Class<?>> some = ordered.subList(0, Math.min(count, ordered.size()));
        Importing importing = new Importing(directory);
        long start = System.nanoTime();
        List<Importing.Error> errors =
                importing.compile(new Importers(some, Families.NONE, MixIns.NONE).sources(some), false);
        double seconds = (System.nanoTime() - start) / 1e9;
        if (!errors.isEmpty()) {
            throw new IllegalStateException(errors.toString());
        }
        return seconds;
    }

    /** Puts the classes that a class holds before it, so that any number of the first classes can be imported. */
    private List<Class<?>> heldFirst() {
        Set<Class<?>> ordered = new LinkedHashSet<>();
        Set<Class<?>> seen = new LinkedHashSet<>();
        Set<Class<?>> all = new LinkedHashSet<>(types);
        all.forEach(type -> add(type, all, seen, ordered));
        return List.copyOf(ordered);
    }

    private static void add(Class<?> type, Set<Class<?>> all, Set<Class<?>> seen, Set<Class<?>> ordered) {
        if (all.contains(type) && seen.add(type)) {
            Candidates.heldBy(type).forEach(held -> add(held, all, seen, ordered));
            ordered.add(type);
        }
    }
}

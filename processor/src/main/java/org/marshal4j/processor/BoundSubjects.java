package org.marshal4j.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.program.Subject;

/** Finds the generic classes that a type binds, and the ones those bind in turn. */
record BoundSubjects(Pipeline pipeline) {
    /** Lists each class once, with the shortest path to it. This ends: type arguments cannot nest deeper and deeper. */
    List<Subject> of(Subject root) {
        Set<Name> seen = new HashSet<>();
        List<Subject> found = new ArrayList<>();
        Deque<Subject> toLookAt = new ArrayDeque<>(List.of(root));
        while (!toLookAt.isEmpty()) {
            for (Subject bound : pipeline.boundBy(toLookAt.remove())) {
                if (seen.add(bound.marshaller())) {
                    found.add(bound);
                    toLookAt.add(bound);
                }
            }
        }
        return found;
    }
}

package org.marshal4j.published;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The result for the classes of a jar.
 *
 * @param artifact the artifact of the jar
 * @param version the version of the jar
 * @param tried how many classes were imported
 * @param accepted the classes that could be imported, and what else they need
 * @param outcomes the outcomes for objects of those classes
 * @param causes the causes why the others are refused, in the class itself or in what it holds
 * @param own which of them are causes in the class itself
 * @param uncompilable what javac says about generated code
 * @param families the families among the classes
 */
record JarResult(
        String artifact,
        String version,
        int tried,
        List<Class<?>> accepted,
        Map<Class<?>, Outcome> outcomes,
        Map<Class<?>, Cause> causes,
        List<Class<?>> own,
        Map<Class<?>, List<String>> uncompilable,
        Families families) {

    /** Returns how many objects had this outcome. */
    long count(Outcome.Kind kind) {
        return outcomes.values().stream()
                .filter(outcome -> outcome.kind() == kind)
                .count();
    }

    /** Merges this result for some classes into an earlier result for all of them. */
    JarResult over(JarResult before) {
        Map<Class<?>, Outcome> both = new LinkedHashMap<>(before.outcomes());
        both.keySet().removeAll(causes.keySet());
        both.putAll(outcomes);
        return new JarResult(artifact, version, before.tried(), accepted, both, causes, own, uncompilable, families);
    }

    /** Returns how many classes are refused for each cause. */
    Map<Cause, Long> refusals() {
        Map<Cause, Long> counts = new TreeMap<>();
        causes.values().forEach(cause -> counts.merge(cause, 1L, Long::sum));
        return counts;
    }

    /** Returns what is wrong with marshal4j, and not with a class: there should be nothing. */
    List<String> defects() {
        List<String> defects = new ArrayList<>();
        uncompilable.forEach((type, errors) -> defects.add(type.getName() + " does not compile: " + errors));
        outcomes.forEach((type, outcome) -> {
            if (outcome.kind().isDefect()) {
                defects.add(type.getName() + " " + outcome.kind() + ": " + outcome.detail());
            }
        });
        causes.forEach((type, cause) -> {
            if (cause.code().equals("MARSHAL199") || cause.code().equals("javac")) {
                defects.add(type.getName() + " " + cause);
            }
        });
        return defects;
    }
}

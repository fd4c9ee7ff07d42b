package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where an importer looks for the classes that it does not name.
 *
 * @param packages those that it names, which stand for those below them as well
 * @param ofJars all packages of the jars that it names, by classes in them
 * @param jarsOf these classes
 */
record Reach(List<String> packages, Set<String> ofJars, List<String> jarsOf) {

    /** Whether it looks nowhere. */
    boolean isEmpty() {
        return packages.isEmpty() && ofJars.isEmpty();
    }

    /** Whether it looks in that package. */
    boolean includes(String packageName) {
        return ofJars.contains(packageName) || isWithin(packageName);
    }

    /** The packages to look in for the classes of a root that is in the same jar as these. */
    Set<String> searchedBeside(Set<String> beside) {
        Set<String> searched = new LinkedHashSet<>(packages);
        searched.addAll(ofJars);
        beside.stream().filter(this::isWithin).forEach(searched::add);
        return searched;
    }

    /** For messages: {@code com.acme, the jar of com.acme.Order}. */
    String text() {
        List<String> all = new ArrayList<>(packages);
        jarsOf.forEach(type -> all.add("the jar of " + type));
        return String.join(", ", all);
    }

    private boolean isWithin(String packageName) {
        return packages.stream().anyMatch(each -> packageName.equals(each) || packageName.startsWith(each + "."));
    }
}

package org.marshal4j.processor.scan.reach;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where an importer searches for classes that it does not name.
 *
 * @param packages the named packages, which include those below them
 * @param ofJars all packages of the jars that it names through a class
 * @param jarsOf the classes that name those jars
 */
record Reach(List<String> packages, Set<String> ofJars, List<String> jarsOf) {

    /** Whether it searches nowhere. */
    boolean isEmpty() {
        return packages.isEmpty() && ofJars.isEmpty();
    }

    /** Whether it searches the given package. */
    boolean includes(String packageName) {
        return ofJars.contains(packageName) || isWithin(packageName);
    }

    /** The packages to search for the classes of a root, given the packages of the root's jar. */
    Set<String> searchedBeside(Set<String> beside) {
        Set<String> searched = new LinkedHashSet<>(packages);
        searched.addAll(ofJars);
        beside.stream().filter(this::isWithin).forEach(searched::add);
        return searched;
    }

    /** A text for messages, such as {@code com.acme, the jar of com.acme.Order}. */
    String text() {
        List<String> all = new ArrayList<>(packages);
        jarsOf.forEach(type -> all.add("the jar of " + type));
        return String.join(", ", all);
    }

    private boolean isWithin(String packageName) {
        return packages.stream().anyMatch(each -> packageName.equals(each) || packageName.startsWith(each + "."));
    }
}

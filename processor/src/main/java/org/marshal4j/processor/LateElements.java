package org.marshal4j.processor;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.program.Program;

/**
 * Types and packages whose annotations name classes that do not exist. They wait until another processor has generated
 * the classes, or until the last round, in which the compiler reports what is missing.
 */
final class LateElements {

    private final Predicate<Element> isLate;
    private final Set<String> types = new LinkedHashSet<>();
    private final Set<String> packages = new LinkedHashSet<>();

    /** Elements that wait as long as a condition holds. */
    LateElements(Predicate<Element> isLate) {
        this.isLate = isLate;
    }

    /**
     * Those that need not wait, of a round and of the rounds before it.
     *
     * @param isLast whether this is the last round
     */
    List<Element> ready(Program program, List<Element> found, boolean isLast) {
        List<Element> all = new ArrayList<>();
        // The compiler has new elements in each round.
        types.stream().map(program::find).flatMap(Optional::stream).forEach(all::add);
        packages.stream().map(program::findPackage).flatMap(Optional::stream).forEach(all::add);
        found.stream().filter(element -> !all.contains(element)).forEach(all::add);
        types.clear();
        packages.clear();
        return all.stream().filter(element -> isLast || !waits(element)).toList();
    }

    /** Whether any of them waits. */
    boolean areWaiting() {
        return !types.isEmpty() || !packages.isEmpty();
    }

    private boolean waits(Element element) {
        if (!isLate.test(element)) {
            return false;
        }
        if (element instanceof TypeElement type) {
            types.add(type.getQualifiedName().toString());
        } else if (element instanceof PackageElement inPackage) {
            packages.add(inPackage.getQualifiedName().toString());
        }
        return true;
    }
}

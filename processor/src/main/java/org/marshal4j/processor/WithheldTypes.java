package org.marshal4j.processor;

import java.util.LinkedHashSet;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.scan.Annotations;
import org.marshal4j.processor.scan.Source;

/**
 * The annotated types that a compiler does not name when it is asked for them: the Eclipse compiler holds back those in files with syntax
 * errors, of which it knows a part of the members only. There is nothing to say of them that would be true, but others may use what is
 * generated for them.
 */
final class WithheldTypes {

    private WithheldTypes() {}

    /** The types of a round with {@code @Marshal} that are not among those that were named. */
    static Set<TypeElement> of(RoundEnvironment round, Set<TypeElement> named) {
        Set<TypeElement> types = new LinkedHashSet<>();
        if (round.getClass().getName().startsWith("org.eclipse.")) {
            round.getRootElements().forEach(root -> add(root, types));
            types.removeAll(named);
        }
        return types;
    }

    private static void add(Element element, Set<TypeElement> types) {
        if (element instanceof TypeElement type) {
            if (Annotations.isMarshal(type) && Source.hasName(type)) {
                types.add(type);
            }
            type.getEnclosedElements().forEach(member -> add(member, types));
        }
    }
}

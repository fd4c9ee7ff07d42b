package org.marshal4j.processor.program;

import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Visibility;

/** Who may use a class or member. */
public final class Visibilities {

    private Visibilities() {}

    /** The visibility of a class or member by its modifiers alone. */
    public static Visibility of(Element element) {
        Set<Modifier> modifiers = element.getModifiers();
        if (modifiers.contains(Modifier.PUBLIC)) {
            return Visibility.PUBLIC;
        }
        if (modifiers.contains(Modifier.PROTECTED)) {
            return Visibility.PROTECTED;
        }
        return modifiers.contains(Modifier.PRIVATE) ? Visibility.PRIVATE : Visibility.PACKAGE;
    }

    /** Whether code in any package can name a class. */
    public static boolean isPublic(TypeElement type) {
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            if (of(e) != Visibility.PUBLIC) {
                return false;
            }
        }
        return true;
    }
}

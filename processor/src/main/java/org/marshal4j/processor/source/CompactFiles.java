package org.marshal4j.processor.source;

import java.io.IOException;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;

/**
 * Recognizes the class that a compact source file (JDK 25) implies. To processors it looks like any other, so that only
 * the source shows that nobody has declared it.
 */
final class CompactFiles {

    /** The first version of Java that has them, as a preview. */
    private static final int FIRST = 21;

    /** What may contain anything: comments and texts. */
    private static final Pattern NO_CODE =
            Pattern.compile("//.*|/\\*[\\s\\S]*?\\*/|\"\"\"(?:[^\\\\\"]++|\\\\[\\s\\S]|\"(?!\"\"))*+\"\"\""
                    + "|\"(?:[^\\\\\"\\n]++|\\\\.)*+\"|'(?:[^\\\\'\\n]++|\\\\.)*+'");

    private final Elements elements;

    CompactFiles(Elements elements) {
        this.elements = elements;
    }

    /** Whether a top-level class is declared by no name, so that no other file can name it, or what is in it. */
    boolean isImplied(TypeElement type) {
        return Runtime.version().feature() >= FIRST && isLikeImplied(type) && !isDeclared(type);
    }

    private boolean isLikeImplied(TypeElement type) {
        return type.getKind() == ElementKind.CLASS
                && elements.getPackageOf(type).isUnnamed()
                && type.getModifiers().contains(Modifier.FINAL)
                && !type.getModifiers().contains(Modifier.PUBLIC)
                && type.getInterfaces().isEmpty()
                && type.getTypeParameters().isEmpty()
                && ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                        .anyMatch(method -> method.getSimpleName().contentEquals("main"));
    }

    private boolean isDeclared(TypeElement type) {
        try {
            String code = NO_CODE.matcher(textOf(type)).replaceAll(" ");
            return Pattern.compile(
                            "\\bclass\\s+" + Pattern.quote(type.getSimpleName().toString()) + "\\b")
                    .matcher(code)
                    .find();
        } catch (ReflectiveOperationException | IOException e) {
            // A class file, or a compiler that does not show the source.
            return true;
        }
    }

    private CharSequence textOf(TypeElement type) throws ReflectiveOperationException, IOException {
        // The method is newer than JDK 17.
        Object file = Elements.class.getMethod("getFileObjectOf", Element.class).invoke(elements, type);
        return ((FileObject) file).getCharContent(true);
    }
}

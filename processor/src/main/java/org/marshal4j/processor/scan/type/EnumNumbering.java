package org.marshal4j.processor.scan.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;

/** The numbers of an enum's constants, and where the enum has them itself. */
final class EnumNumbering {
    private EnumNumbering() {}

    /** The values of {@code @EnumNumber} by the names of their constants. */
    static Map<String, Integer> of(TypeElement type) {
        Map<String, Integer> numbers = new HashMap<>();
        for (Element member : type.getEnclosedElements()) {
            if (member.getKind() == ElementKind.ENUM_CONSTANT) {
                Annotations.find(member, Annotations.ENUM_NUMBER)
                        .flatMap(annotation -> Annotations.integer(annotation, "value"))
                        .ifPresent(number -> numbers.put(member.getSimpleName().toString(), number));
            }
        }
        return numbers;
    }

    /**
     * Its fields of whole numbers, and methods without parameters that return one, that a package may use. The methods
     * may be those of its interfaces: each constant can have its own.
     */
    static Set<String> integers(Program program, TypeElement type, Name name, String home) {
        boolean isAtHome = name.packageName().equals(home);
        Set<String> integers = new TreeSet<>();
        List<Element> members = new ArrayList<>();
        addMembers(program, type, members);
        for (Element member : members) {
            Set<Modifier> modifiers = member.getModifiers();
            if (modifiers.contains(Modifier.STATIC)
                    || modifiers.contains(Modifier.PRIVATE)
                    || !(isAtHome || modifiers.contains(Modifier.PUBLIC))) {
                continue;
            }
            if (member.getKind() == ElementKind.FIELD && isWhole(member.asType())) {
                integers.add(member.getSimpleName().toString());
            }
            if (member instanceof ExecutableElement method
                    && member.getKind() == ElementKind.METHOD
                    && method.getParameters().isEmpty()
                    && isWhole(method.getReturnType())) {
                integers.add(member.getSimpleName() + "()");
            }
        }
        return integers;
    }

    private static void addMembers(Program program, TypeElement type, List<Element> members) {
        members.addAll(type.getEnclosedElements());
        for (TypeMirror implemented : type.getInterfaces()) {
            if (program.types().asElement(implemented) instanceof TypeElement of) {
                addMembers(program, of, members);
            }
        }
    }

    private static boolean isWhole(TypeMirror type) {
        return switch (type.getKind()) {
            case BYTE, SHORT, CHAR, INT, LONG -> true;
            default -> false;
        };
    }
}

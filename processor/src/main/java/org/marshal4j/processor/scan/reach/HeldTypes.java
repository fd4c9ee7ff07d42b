package org.marshal4j.processor.scan.reach;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.FieldFinder;
import org.marshal4j.processor.scan.type.Ancestry;
import org.marshal4j.processor.scan.type.OwnElements;

/** Finds the classes that occur in the types of a class's fields, including the elements of collections. */
record HeldTypes(Program program) {
    private static final String ELEMENTS = "[]";
    private static final String KEYS = "[key]";
    private static final String ENTRY = "java.util.Map.Entry";

    /**
     * A class that a field holds.
     *
     * @param path the field and the place in it, such as {@code prices[]}
     */
    record Held(TypeElement type, String path) {}

    /**
     * The classes held by the marshalled fields that one level of a class declares.
     *
     * @param type the class, which replaces the type variables of its superclasses
     * @param level the class itself or a superclass
     * @param mixIn what is said elsewhere about that level
     */
    List<Held> in(TypeElement type, TypeElement level, MixIn mixIn) {
        List<Held> held = new ArrayList<>();
        for (Element field : FieldFinder.marshalledIn(level, mixIn)) {
            if (!Annotations.has(mixIn.annotated(field), Option.MARSHAL_WITH.qualified())) {
                add(program.typeIn(type, level, field), field.getSimpleName().toString(), held);
            }
        }
        return held;
    }

    /** The classes that a class holds as its contents, being or extending a collection or map. */
    List<Held> elementsOf(TypeElement type, OwnElements elements) {
        List<Held> held = new ArrayList<>();
        elements.containerOf(new Ancestry(program, type).levels())
                .map(container -> elements.containerIn(type.asType(), container))
                .ifPresent(container -> addClass(container, OwnElements.NAME, held));
        return held;
    }

    private void add(TypeMirror type, String path, List<Held> held) {
        switch (type.getKind()) {
            case ARRAY -> add(((ArrayType) type).getComponentType(), path + ELEMENTS, held);
            case DECLARED -> addClass((DeclaredType) type, path, held);
            case WILDCARD -> {
                TypeMirror bound = ((WildcardType) type).getExtendsBound();
                if (bound != null) {
                    add(bound, path, held);
                }
            }
            default -> {}
        }
    }

    private void addClass(DeclaredType type, String path, List<Held> held) {
        TypeElement element = (TypeElement) type.asElement();
        held.add(new Held(element, path));
        List<? extends TypeMirror> arguments = type.getTypeArguments();
        if (arguments.isEmpty()) {
            return;
        }
        if (program.supertypes().isSubtype(element, "java.util.Map") && arguments.size() == 2) {
            add(arguments.get(0), path + KEYS, held);
            add(arguments.get(1), path + ELEMENTS, held);
        } else if (program.supertypes().isSubtype(element, ENTRY) && arguments.size() == 2) {
            add(arguments.get(0), path + ".key", held);
            add(arguments.get(1), path + ".value", held);
        } else {
            boolean several = program.supertypes().isSubtype(element, "java.lang.Iterable");
            arguments.forEach(argument -> add(argument, several ? path + ELEMENTS : path, held));
        }
    }
}

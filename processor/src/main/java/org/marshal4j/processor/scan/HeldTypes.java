package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.MixIn;
import org.marshal4j.processor.source.Source;

/** The classes that the fields of a class are made of, elements of collections included. */
final class HeldTypes {

    private static final String ELEMENTS = "[]";
    private static final String KEYS = "[key]";

    private final Source source;

    HeldTypes(Source source) {
        this.source = source;
    }

    /**
     * A class that a field holds.
     *
     * @param path the field, and where in it: {@code prices[]}
     */
    record Held(TypeElement type, String path) {}

    /**
     * What the fields hold that are marshalled and declared at one level of a class.
     *
     * @param type the class, which puts types in place of the type variables of its superclasses
     * @param level it, or a superclass
     * @param mixIn what is said elsewhere of that level
     */
    List<Held> in(TypeElement type, TypeElement level, MixIn mixIn) {
        List<Held> held = new ArrayList<>();
        for (Element field : FieldFinder.marshalledIn(level, mixIn)) {
            if (!Annotations.has(mixIn.annotated(field), Option.MARSHAL_WITH.qualified())) {
                add(source.typeIn(type, level, field), field.getSimpleName().toString(), held);
            }
        }
        return held;
    }

    /** What a class holds as the collection or map that it is or extends. */
    List<Held> elementsOf(TypeElement type, OwnElements elements) {
        List<Held> held = new ArrayList<>();
        elements.containerOf(new Ancestry(source, type).levels())
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
        if (source.supertypes().isSubtype(element, "java.util.Map") && arguments.size() == 2) {
            add(arguments.get(0), path + KEYS, held);
            add(arguments.get(1), path + ELEMENTS, held);
        } else {
            boolean several = source.supertypes().isSubtype(element, "java.lang.Iterable");
            arguments.forEach(argument -> add(argument, several ? path + ELEMENTS : path, held));
        }
    }
}

package org.marshal4j.processor.property;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Program;

/**
 * The methods that an interface and its superinterfaces leave to implementations. Those of the superinterfaces come
 * first. Each method is where it is first declared, with the types of its last declaration.
 */
public final class AbstractMethods {

    private final Program program;
    private final TypeElement type;
    private final String generated;
    private final Map<String, Accessor> methods = new LinkedHashMap<>();
    private final Set<TypeElement> seen = new LinkedHashSet<>();
    private final List<TypeElement> unordered = new ArrayList<>();
    private boolean complete = true;

    private AbstractMethods(Program program, TypeElement type) {
        this.program = program;
        this.type = type;
        this.generated = program.nameOf(type).generated("Marshallable").simple();
    }

    /** The methods of an interface. */
    public static AbstractMethods of(Program program, TypeElement type) {
        AbstractMethods methods = new AbstractMethods(program, type);
        methods.add(type);
        return methods;
    }

    public List<Accessor> methods() {
        return methods.values().stream()
                .filter(method -> !method.element().isDefault())
                .toList();
    }

    /** The interface and all its superinterfaces. */
    public List<TypeElement> levels() {
        return List.copyOf(seen);
    }

    /** The names of all methods that objects have, including those with an implementation. */
    public Set<String> names() {
        return methods.values().stream().map(Accessor::name).collect(Collectors.toSet());
    }

    /**
     * Whether all its superinterfaces exist, except the one that is generated for it, and all methods have names,
     * which they may not after a syntax error.
     */
    public boolean isComplete() {
        return complete;
    }

    /** The interfaces from class files whose methods are in unknown order. */
    public List<TypeElement> unordered() {
        return List.copyOf(unordered);
    }

    private void add(TypeElement level) {
        if (!seen.add(level)) {
            return;
        }
        for (TypeMirror parent : level.getInterfaces()) {
            if (parent.getKind() == TypeKind.DECLARED) {
                program.elementOf(parent).ifPresent(this::add);
            } else {
                complete &= Accessor.simple(parent).equals(generated);
            }
        }
        complete &= ElementFilter.methodsIn(level.getEnclosedElements()).stream()
                .allMatch(method -> isKnown(level, method));
        for (ExecutableElement method : inOrder(level)) {
            Accessor accessor = accessor(level, method);
            methods.merge(key(accessor), accessor, this::moreSpecific);
        }
    }

    /** Whether it has a name, which in a class file may be anything. */
    private boolean isKnown(TypeElement level, ExecutableElement method) {
        return Identifiers.isName(method) || !program.isCompiled(level);
    }

    private List<ExecutableElement> inOrder(TypeElement level) {
        List<ExecutableElement> all = ElementFilter.methodsIn(level.getEnclosedElements()).stream()
                .filter(method -> isKnown(level, method))
                .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
                .filter(method -> !method.getModifiers().contains(Modifier.PRIVATE))
                .filter(method -> !isOfObject(method))
                .toList();
        if (program.isCompiled(level)
                || all.stream().filter(method -> !method.isDefault()).count() < 2) {
            return all;
        }
        Optional<List<ExecutableElement>> ordered = program.classFiles()
                .methodsOf(program.nameOf(level), program.moduleOf(level))
                .map(names -> all.stream()
                        .sorted((one, other) ->
                                Integer.compare(names.indexOf(inFile(one)), names.indexOf(inFile(other))))
                        .toList());
        if (ordered.isEmpty() && !program.classFiles().areShownInOrder()) {
            unordered.add(level);
        }
        return ordered.orElse(all);
    }

    /** Whether every class has the method anyway. */
    private boolean isOfObject(ExecutableElement method) {
        String name = method.getSimpleName().toString();
        return method.getParameters().isEmpty()
                ? name.equals("hashCode") || name.equals("toString")
                : name.equals("equals")
                        && method.getParameters().size() == 1
                        && erased(method.getParameters().get(0).asType()).equals("java.lang.Object");
    }

    /** Tells accessors in a class file apart: no property has two of the same name and number of parameters. */
    private static String inFile(ExecutableElement method) {
        return method.getSimpleName() + "/" + method.getParameters().size();
    }

    private Accessor accessor(TypeElement level, ExecutableElement method) {
        ExecutableType asMember = (ExecutableType) method.asType();
        if (!level.getTypeParameters().isEmpty() && !level.equals(type)) {
            asMember = program.supertypes()
                    .supertype(type.asType(), level.getQualifiedName().toString())
                    .map(bound -> memberOf(bound, method))
                    .orElse(asMember);
        }
        return new Accessor(method, level, asMember.getReturnType(), List.copyOf(asMember.getParameterTypes()));
    }

    private ExecutableType memberOf(DeclaredType bound, ExecutableElement method) {
        return (ExecutableType) program.types().asMemberOf(bound, method);
    }

    private String key(Accessor accessor) {
        return accessor.parameters().stream()
                .map(this::erased)
                .collect(Collectors.joining(",", accessor.name() + "(", ")"));
    }

    /** The erasure of a type, as text. The text of the type itself may contain annotations. */
    private String erased(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return erased(array.getComponentType()) + "[]";
        }
        TypeMirror erasure = program.types().erasure(type);
        return program.elementOf(erasure)
                .map(element -> element.getQualifiedName().toString())
                .orElseGet(() -> erasure.getKind().toString());
    }

    /**
     * The method that overrides the other. If neither does, the one with the narrower return type, since
     * implementations must return that.
     */
    private Accessor moreSpecific(Accessor known, Accessor later) {
        boolean overrides = program.supertypes()
                .isSubtype(later.owner(), known.owner().getQualifiedName().toString());
        return overrides || isNarrower(later.returns(), known.returns()) ? later : known;
    }

    private boolean isNarrower(TypeMirror one, TypeMirror other) {
        return one.getKind() == TypeKind.DECLARED
                && other.getKind() == TypeKind.DECLARED
                && !program.types().isSameType(one, other)
                && program.elementOf(one)
                        .flatMap(from -> program.elementOf(other)
                                .filter(to -> program.supertypes()
                                        .isSubtype(from, to.getQualifiedName().toString())))
                        .isPresent();
    }
}

package org.marshal4j.processor.scan.type;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.BindingName;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;

/** The generic classes that fields bind, each with its type arguments. Each binding has a marshaller. */
public final class Bindings {

    /**
     * Nobody nests type arguments more deeply, except in a class that contains itself with different arguments each
     * time, without end.
     */
    private static final int DEEPEST = 6;

    /** File systems allow 255 bytes for a name, including the suffixes that follow this one. */
    private static final int LONGEST = 200;

    private final Program program;
    private final Anything anything;
    private final Map<Name, Bound> byMarshaller = new HashMap<>();

    Bindings(Program program) {
        this.program = program;
        this.anything = new Anything(program);
    }

    /**
     * A generic class with type arguments.
     *
     * @param type the class with its type arguments
     * @param generic the name that the marshaller of the class itself would have
     */
    record Bound(DeclaredType type, Name generic) {}

    /**
     * How a class with the given type arguments is marshalled.
     *
     * @param type the class as it is used
     * @param ref the same as a type of the model
     * @param home the package of the code that uses it
     */
    ClassKind bind(DeclaredType type, TypeRef.OfClass ref, String home) {
        ClassKind.Marshalled generic = (ClassKind.Marshalled) ref.kind();
        TypeElement element = (TypeElement) type.asElement();
        if (!isBindable(element, generic) || ref.isIncomplete() || ref.isOpen()) {
            return generic;
        }
        if (ref.arguments().isEmpty()) {
            return unbound(ClassKind.Unknown.RAW, type, ref, home);
        }
        if (hasWildcardInside(type)) {
            return unbound(ClassKind.Unknown.WILDCARD, type, ref, home);
        }
        Name form = BindingName.of(ref);
        if (depthOf(ref) > DEEPEST || form.simple().length() > LONGEST) {
            return new ClassKind.Unbound(ClassKind.Unknown.ENDLESS);
        }
        Name marshaller = ImportedNames.ofBinding(
                form, program.nameOf(element), generic.marshaller(), homeOf(type, generic, home));
        byMarshaller.put(marshaller, new Bound(type, generic.marshaller()));
        return generic.with(marshaller);
    }

    /**
     * The kind of a class whose use leaves type arguments open. It is known with {@code Object} in their place, if
     * they are not bounded.
     */
    private ClassKind unbound(ClassKind.Unknown why, DeclaredType type, TypeRef.OfClass ref, String home) {
        Optional<DeclaredType> ofObjects = anything.ofObjects(type).filter(bound -> !hasWildcardInside(bound));
        if (ofObjects.isEmpty()) {
            return new ClassKind.Unbound(why);
        }
        int variables = ofObjects.get().getTypeArguments().size();
        ClassKind bound = bind(ofObjects.get(), ref.ofObjects(variables, ref.kind()), home);
        return new ClassKind.Unbound(
                why,
                Optional.of(bound)
                        .filter(ClassKind.Marshalled.class::isInstance)
                        .map(ClassKind.Marshalled.class::cast),
                variables);
    }

    /** Whether no field looked at so far binds a generic class. */
    boolean isEmpty() {
        return byMarshaller.isEmpty();
    }

    /** The binding for which a marshaller is generated. */
    Optional<Bound> find(Name marshaller) {
        return Optional.ofNullable(byMarshaller.get(marshaller));
    }

    /** Abstract classes are bound by their subclasses. */
    private static boolean isBindable(TypeElement element, ClassKind.Marshalled generic) {
        return !element.getTypeParameters().isEmpty() && !generic.isAbstract() && !generic.isFamily();
    }

    /**
     * The package of the marshaller. It is the package of the class, or of the importer of an imported class, so that
     * all uses of the binding share one marshaller. If the class belongs to another module, or that package cannot
     * name the type arguments, it is the package of the code that uses the binding, which no other module contains.
     */
    private String homeOf(DeclaredType type, ClassKind.Marshalled generic, String home) {
        TypeElement element = (TypeElement) type.asElement();
        String first = generic.marshaller().packageName();
        boolean isShared = !Annotations.isMarshal(element) || program.isOfModule(element);
        return isShared && program.invisibleFrom(first, type).isEmpty() ? first : home;
    }

    private static boolean hasWildcard(TypeMirror type) {
        return type.getKind() == TypeKind.WILDCARD
                || (type instanceof DeclaredType declared && hasWildcardInside(declared));
    }

    private static boolean hasWildcardInside(DeclaredType type) {
        return type.getTypeArguments().stream().anyMatch(Bindings::hasWildcard);
    }

    private static int depthOf(TypeRef type) {
        if (type instanceof TypeRef.OfArray array) {
            return depthOf(array.element());
        }
        return type instanceof TypeRef.OfClass named && !named.arguments().isEmpty()
                ? 1
                        + named.arguments().stream()
                                .mapToInt(Bindings::depthOf)
                                .max()
                                .orElse(0)
                : 0;
    }
}

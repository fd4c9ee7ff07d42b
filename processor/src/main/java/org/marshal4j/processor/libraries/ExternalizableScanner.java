package org.marshal4j.processor.libraries;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Program;

/** How a class relates to Java's serialization. */
public record ExternalizableScanner(Program program) {
    private static final String EXTERNALIZABLE = "java.io.Externalizable";

    /** Its methods. */
    public static final List<String> METHODS = List.of("writeExternal", "readExternal");

    /**
     * Whether a class, or a superclass, declares that it is Externalizable. Generated interfaces are ignored: they may
     * stem from an earlier compilation, when the class still declared it.
     */
    public boolean isExternalizable(TypeElement type) {
        String generated = program.nameOf(type).generated("Marshallable").qualified();
        boolean itself = type.getInterfaces().stream()
                // Compilers report that a type that does not exist yet is a subtype of everything.
                .filter(each -> each.getKind() == TypeKind.DECLARED)
                .map(each -> (TypeElement) ((DeclaredType) each).asElement())
                .filter(each -> !each.getQualifiedName().contentEquals(generated))
                .anyMatch(each -> program.supertypes().isSubtype(each, EXTERNALIZABLE));
        return itself
                || program.supertypes()
                        .superclassOf(type)
                        .filter(this::isExternalizable)
                        .isPresent();
    }

    /** Why the generated methods cannot work; empty if the class has its own. */
    public List<Problem> problemsOf(TypeElement type, Dto.Kind kind, Construction construction, List<Field> fields) {
        boolean isFilled = construction instanceof Construction.Empty;
        // A class that reading cannot create already has a problem.
        boolean isMade = construction instanceof Construction.OfValues;
        boolean concerns = (kind == Dto.Kind.CLASS || kind == Dto.Kind.RECORD) && (isFilled || isMade);
        if (!concerns || !isExternalizable(type) || hasOwnMethods(type)) {
            return List.of();
        }
        Name name = program.nameOf(type);
        if (isMade) {
            String why = kind == Dto.Kind.RECORD
                    ? "a record"
                    : fields.stream()
                            .filter(Field::isFinal)
                            .findFirst()
                            .map(field -> "created by its constructor, because " + field.name() + " is final")
                            .orElse("created from its field values");
            return List.of(Problem.at(Diagnostic.WRITE_REPLACE_NEEDED, Place.of(name), why));
        }
        if (!new Chronicle(program).implementsGenerated(type)) {
            return List.of(Problem.at(
                    Diagnostic.NOT_EXTERNALIZABLE,
                    Place.of(name),
                    "not " + name.generated("Marshallable").simple() + ", which has the methods for it",
                    "Declare that it implements that interface too"));
        }
        return publicConstructorOf(type).isPresent()
                ? List.of()
                : List.of(Problem.at(
                        Diagnostic.NOT_EXTERNALIZABLE,
                        Place.of(name),
                        "has no public constructor without parameters, which Java needs to create the object",
                        "Add one"));
    }

    private static Optional<ExecutableElement> publicConstructorOf(TypeElement type) {
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .filter(constructor -> constructor.getParameters().isEmpty()
                        && constructor.getModifiers().contains(Modifier.PUBLIC))
                .findFirst();
    }

    public static boolean hasOwnMethods(TypeElement type) {
        return METHODS.stream()
                .allMatch(name -> ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                        .anyMatch(method -> method.getSimpleName().contentEquals(name)
                                && method.getParameters().size() == 1));
    }
}

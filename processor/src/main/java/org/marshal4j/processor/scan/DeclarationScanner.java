package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.libraries.Chronicle;
import org.marshal4j.processor.libraries.ChronicleWireScanner;
import org.marshal4j.processor.libraries.ExternalizableScanner;
import org.marshal4j.processor.libraries.Kotlin;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Visibility;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.program.Visibilities;
import org.marshal4j.processor.scan.type.Beans;
import org.marshal4j.processor.scan.type.Families;

/** Looks at the declaration of a DTO, apart from its fields. */
final class DeclarationScanner {

    private static final List<String> GENERATED_METHODS = List.of("writeMarshallable", "readMarshallable");

    private final Program program;
    private final Chronicle chronicle;
    private final ExternalizableScanner externalizable;
    private final Subject subject;
    private final TypeElement type;
    private final Name name;
    private final List<Problem> problems;

    DeclarationScanner(Program program, Subject subject, List<Problem> problems) {
        this.program = program;
        this.chronicle = new Chronicle(program);
        this.externalizable = new ExternalizableScanner(program);
        this.subject = subject;
        this.type = subject.type();
        this.name = program.nameOf(type);
        this.problems = problems;
    }

    /** Whether code can be generated for this class. If not, no other problems are worth reporting. */
    boolean isMarshallable() {
        ElementKind kind = type.getKind();
        if (kind == ElementKind.ENUM) {
            return refuseAs("an enum", "Fields of an enum type do not need it: remove @Marshal");
        }
        if (Kotlin.isValueClass(type)) {
            return refuseAs(
                    "a value class of Kotlin",
                    "Write a FieldMarshaller for it in Kotlin and name that in @MarshalWith or @MarshalTypesWith");
        }
        if (kind != ElementKind.CLASS && kind != ElementKind.RECORD && !isRootInterface() && !isBean()) {
            String how = kind == ElementKind.INTERFACE
                    ? "Declare getters and setters in it, make it sealed, or name its subtypes in @Marshal(subtypes = ...)"
                    : "Remove @Marshal";
            return refuseAs("an interface", how);
        }
        Optional<TypeElement> implied = program.impliedAround(type);
        if (implied.isPresent()) {
            return refuse(
                    Diagnostic.UNREACHABLE,
                    name.simple(),
                    "in a compact source file, where only the file itself can name it",
                    "a top-level class in a file of its own, or declare the class "
                            + implied.get().getSimpleName() + " around everything in this file");
        }
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            String which = e.equals(type) ? "" : "nested in " + e.getSimpleName() + ", which is ";
            if (Visibilities.of(e) == Visibility.PRIVATE) {
                return refuse(Diagnostic.UNREACHABLE, name.simple(), which + "private", "package-private at least");
            }
            boolean inner = e.getKind() == ElementKind.CLASS
                    && e.getEnclosingElement() instanceof TypeElement outer
                    && outer.getKind().isClass()
                    && !e.getModifiers().contains(Modifier.STATIC);
            if (inner) {
                return refuse(Diagnostic.UNREACHABLE, name.simple(), which + "an inner class", "static");
            }
        }
        if (subject.isImported() && !isImportable()) {
            return false;
        }
        if (!type.getTypeParameters().isEmpty() && !isBindable()) {
            return refuse(
                    Diagnostic.TYPE_PARAMETER,
                    name.simple(),
                    type.getTypeParameters().get(0).getSimpleName(),
                    typeParameterRemedy());
        }
        return !isGenericWithInterface();
    }

    private String typeParameterRemedy() {
        if (Families.isRoot(subject)) {
            return "The root of a family cannot have one: remove it, and fix the type in the subtypes";
        }
        return isBean()
                ? "Remove it, or put @Marshal on an interface that extends this one and fixes the type"
                : "Readers would not know what it is bound to: make it abstract, and give @TypeId to subclasses that fix"
                        + " the type";
    }

    /** A generic class has no marshaller of its own, so a generated interface could not call one. */
    private boolean isGenericWithInterface() {
        boolean found = !type.getTypeParameters().isEmpty()
                && !isAbstract()
                && !subject.isImported()
                && chronicle.implementsGenerated(type);
        if (found) {
            refuse(
                    Diagnostic.TYPE_PARAMETER,
                    name.simple(),
                    type.getTypeParameters().get(0).getSimpleName(),
                    "The class itself has no marshaller; each type of a field, such as " + name.simple()
                            + "<String>, has its own: remove "
                            + name.generated("Marshallable").simple());
        }
        return found;
    }

    /** Whether subclasses or fields tell what its type variables are. A type id in a family does not. */
    private boolean isBindable() {
        boolean isOfFamily = Annotations.has(type, Annotations.TYPE_ID)
                || !new Families(program).rootsAbove(type).isEmpty();
        return type.getKind().isClass() && !Families.isRoot(subject) && (isAbstract() || !isOfFamily);
    }

    private boolean isAbstract() {
        return type.getModifiers().contains(Modifier.ABSTRACT);
    }

    private boolean isRootInterface() {
        return type.getKind() == ElementKind.INTERFACE && Families.isRoot(subject);
    }

    private boolean isBean() {
        return !subject.isImported() && Beans.isBean(program, type);
    }

    private boolean isImportable() {
        String home = subject.home();
        if (!program.isVisibleFrom(home, type)) {
            return refuse(Diagnostic.UNREACHABLE, name, "not visible in " + home, "public");
        }
        if (Annotations.has(type, Annotations.MARSHAL) && !subject.isBound()) {
            return refuse(
                    Diagnostic.BAD_IMPORT, name, "has @Marshal, so it already has a marshaller", "Remove the import");
        }
        if (Families.isRoot(type) && !Families.isRoot(subject)) {
            return refuse(
                    Diagnostic.BAD_IMPORT,
                    name,
                    "is sealed, but its subclasses have no @TypeId, so readers cannot recognize them",
                    "Name them in subtypes of a @MarshalImport, or put @MarshalWith on the fields of this type");
        }
        return true;
    }

    /** Looks for circumstances that would make the generated types useless or wrong. */
    void checkSurroundings() {
        checkNames();
        if (subject.isImported()) {
            return;
        }
        if (chronicle.implementsGenerated(type)) {
            GENERATED_METHODS.forEach(method -> checkInheritedMethod(method, Chronicle.BYTES));
            checkChronicleWire();
            if (externalizable.isExternalizable(type) && !ExternalizableScanner.hasOwnMethods(type)) {
                ExternalizableScanner.METHODS.forEach(method -> checkInheritedMethod(method, "java.io.Object"));
            }
            return;
        }
        if (isAbstract()) {
            return;
        }
        String marshallable = name.generated("Marshallable").simple();
        Optional<TypeElement> superclass = chronicle.superclassWithGenerated(type);
        if (superclass.isPresent()) {
            Name ancestor = program.nameOf(superclass.get());
            refuse(
                    Diagnostic.INHERITED_MARSHALLABLE,
                    name.simple(),
                    ancestor.generated("Marshallable").simple(),
                    ancestor.simple(),
                    marshallable);
        } else {
            chronicle
                    .marshallableOf(type)
                    .filter(found -> !chronicle.isWrittenByHand(type))
                    .ifPresent(
                            found -> refuse(Diagnostic.NOT_GENERATED_MARSHALLABLE, name.simple(), found, marshallable));
        }
    }

    private void checkChronicleWire() {
        ChronicleWireScanner chronicleWire = new ChronicleWireScanner(program);
        if (!chronicleWire.of(type).isGenerated()) {
            return;
        }
        if (!checkInheritedMethod("writeMarshallable", "net.openhft.chronicle.wire.Wire")) {
            checkInheritedMethod("readMarshallable", "net.openhft.chronicle.wire.Wire");
        }
        chronicleWire
                .reordered(type)
                .ifPresent(level -> refuse(Diagnostic.FIELD_ORDER, name.simple(), level.getSimpleName()));
    }

    /** Whether a superclass has such a method. Reports it if so. */
    private boolean checkInheritedMethod(String method, String parameter) {
        Optional<TypeElement> found = chronicle.superclassWithConcrete(type, method, parameter);
        found.ifPresent(by -> refuse(Diagnostic.CONCRETE_METHOD_INHERITED, name.simple(), method, by.getSimpleName()));
        return found.isPresent();
    }

    private void checkNames() {
        Name marshallable = name.generated("Marshallable");
        List<Name> names = new ArrayList<>(List.of(subject.marshaller()));
        if (!subject.isImported()) {
            names.add(marshallable);
            if (new ChronicleWireScanner(program).of(type).isGenerated()) {
                names.add(name.generated("WireFields"));
            }
            if (Annotations.isTable(type)) {
                names.add(name.generated("Table"));
            }
            if (isBean()) {
                names.add(name.generated("Bean"));
            }
        }
        if (subject.isView()) {
            names.add(subject.marshaller().besideMarshaller("View"));
        }
        for (Name generated : names) {
            program.findNear(subject, generated.qualified())
                    .filter(existing -> !Annotations.has(existing, Annotations.GENERATED))
                    .ifPresent(existing -> refuse(Diagnostic.NAME_TAKEN, generated.simple(), name.simple()));
        }
    }

    private boolean refuseAs(String what, String remedy) {
        String others = subject.isImported()
                ? "classes, records and family roots"
                : "classes, records, family roots and interfaces of getters and setters";
        return refuse(Diagnostic.NOT_A_CLASS, name.simple(), what, others, remedy);
    }

    private boolean refuse(Diagnostic diagnostic, Object... arguments) {
        problems.add(Problem.of(diagnostic, Place.of(name), arguments));
        return false;
    }
}

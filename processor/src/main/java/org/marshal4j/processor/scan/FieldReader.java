package org.marshal4j.processor.scan;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.DynamicOptions;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.model.Visibility;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.program.Visibilities;
import org.marshal4j.processor.scan.type.OwnElements;
import org.marshal4j.processor.scan.type.TypeRefs;

/** Reads one field: its options, its type, and how code can access it. */
final class FieldReader {

    private final Program program;
    private final Subject subject;
    private final Name name;
    private final FieldOptionsScanner options;
    private final FieldTypes types;
    private final ParentFields parents;
    private final RawContainers rawContainers;
    private final ListedTypes listed;
    private final List<Problem> problems;

    FieldReader(Program program, Subject subject, TypeRefs ofTarget, List<Problem> problems) {
        this.program = program;
        this.subject = subject;
        this.name = program.nameOf(subject.type());
        this.options = new FieldOptionsScanner(program, subject.home(), ofTarget);
        this.types = new FieldTypes(program, subject);
        this.parents = new ParentFields(program, name, problems);
        this.rawContainers = new RawContainers(program);
        this.listed = new ListedTypes(program);
        this.problems = problems;
    }

    /**
     * Reads a field.
     *
     * @param level the class that declares it
     * @param mixIn what is said about that class elsewhere
     * @param dynamic what the import of that class says about fields that can hold anything
     * @param ofLevel the types of the program, as seen from that class
     */
    Field read(TypeElement level, Element field, MixIn mixIn, DynamicByImport dynamic, TypeRefs ofLevel) {
        Element annotated = mixIn.annotated(field);
        TypeRefs typeRefs = ofLevel.with(options.forElements(field.asType(), annotated));
        TypeRef type = typeOf(typeRefs, level, field, annotated);
        FieldOptions fieldOptions = optionsOf(
                level,
                field,
                mixIn,
                dynamic.optionsOf(
                        Annotations.has(annotated, Option.DYNAMIC.qualified()),
                        listed.of(annotated, typeRefs),
                        rawContainers.opened(field.asType(), type)));
        TypeRef declared = types.declared(typeRefs, level, field, type);
        boolean isDynamic = fieldOptions.has(Option.DYNAMIC);
        boolean isComponent = field.getKind() == ElementKind.RECORD_COMPONENT;
        Field read = new Field(
                field.getSimpleName().toString(),
                isDynamic ? rawContainers.opened(field.asType(), type) : type,
                isDynamic ? rawContainers.opened(field.asType(), declared) : declared,
                program.nameOf(level),
                program.isVisibleFrom(subject.home(), level),
                ownerKind(level),
                isComponent || !Identifiers.isNameable(field) ? Visibility.PRIVATE : Visibilities.of(field),
                isComponent || field.getModifiers().contains(Modifier.FINAL),
                fieldOptions,
                Annotations.isSilenced(annotated),
                false);
        return isConstant(field) ? read.asConstant() : read;
    }

    /**
     * Reads the contents of a class that is a collection or map, as a field.
     *
     * @param level the class to whose fields it belongs
     * @param container the collection or map class that holds the contents
     * @param elements knows as which type they are marshalled
     */
    Field readElements(TypeElement level, TypeElement container, OwnElements elements, TypeRefs ofLevel) {
        DeclaredType extended = elements.containerIn(subject.asType(), container);
        types.obstacle(OwnElements.NAME, extended).ifPresent(problems::add);
        TypeRef declared = asItself(elements.containerIn(level.asType(), container), ofLevel);
        return new Field(
                        OwnElements.NAME,
                        asItself(extended, ofLevel),
                        declared.isOpen() ? ofLevel.of(program.types().erasure(extended)) : declared,
                        program.nameOf(level),
                        program.isVisibleFrom(subject.home(), level),
                        ownerKind(level),
                        Visibility.PUBLIC,
                        false,
                        FieldOptions.REQUIRED,
                        Annotations.isSilenced(level),
                        false)
                .asElements();
    }

    /** The container class itself, no matter what is said about fields of that type. */
    private TypeRef asItself(DeclaredType container, TypeRefs ofLevel) {
        return new TypeRef.OfClass(
                program.nameOf((TypeElement) container.asElement()),
                container.getTypeArguments().stream().map(ofLevel::of).toList(),
                new ClassKind.Plain(ClassKind.Sort.CLASS, false));
    }

    private static Field.OwnerKind ownerKind(TypeElement level) {
        if (level.getTypeParameters().isEmpty()) {
            return Field.OwnerKind.PLAIN;
        }
        return Subject.isBindable(level) ? Field.OwnerKind.GENERIC : Field.OwnerKind.ABSTRACT_GENERIC;
    }

    /** Whether it is final and initialized with a constant, so that it has the same value in every object. */
    static boolean isConstant(Element field) {
        return field instanceof VariableElement variable
                && variable.getModifiers().contains(Modifier.FINAL)
                && variable.getConstantValue() != null;
    }

    private FieldOptions optionsOf(TypeElement level, Element field, MixIn mixIn, DynamicOptions dynamic) {
        Element annotated = mixIn.annotated(field);
        if (isOwn(level)
                && Annotations.has(annotated, Annotations.REQUIRED)
                && field.asType().getKind().isPrimitive()) {
            String fieldName = field.getSimpleName().toString();
            problems.add(Problem.at(Diagnostic.REDUNDANT_REQUIRED, new Place(name, fieldName)));
        }
        return options.of(mixIn.of(level), field, field.asType(), annotated, dynamic);
    }

    private TypeRef typeOf(TypeRefs typeRefs, TypeElement level, Element field, Element annotated) {
        types.obstacle(level, field).ifPresent(problems::add);
        String fieldName = field.getSimpleName().toString();
        ListedTypes.named(annotated)
                .forEach(type -> types.obstacle(fieldName, type).ifPresent(problems::add));
        if (isOwn(level) && ParentFields.isParent(annotated)) {
            parents.check(field, annotated);
        }
        return types.of(typeRefs, level, field);
    }

    /** Superclasses report problems with their own fields. */
    private boolean isOwn(TypeElement level) {
        return level.equals(subject.type());
    }
}

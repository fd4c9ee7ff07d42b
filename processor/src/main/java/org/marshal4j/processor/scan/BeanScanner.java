package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.Bean;
import org.marshal4j.processor.model.DynamicOptions;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Property;
import org.marshal4j.processor.model.Signature;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.model.Visibility;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.program.TypeParts;
import org.marshal4j.processor.property.AbstractMethods;
import org.marshal4j.processor.property.Accessor;
import org.marshal4j.processor.property.PropertyFinder;
import org.marshal4j.processor.scan.type.TypeRefs;

/**
 * Translates the properties of an interface into the model. Each becomes a field, with the annotations of its getter.
 */
final class BeanScanner {

    private final Program program;
    private final TypeElement type;
    private final Name name;
    private final TypeRefs types;
    private final FieldOptionsScanner options;
    private final FieldTypes fieldTypes;
    private final AbstractMethods methods;
    private final List<Problem> problems;
    private final List<Property> properties = new ArrayList<>();
    private final Set<String> silenced = new HashSet<>();

    /**
     * Scans an interface.
     *
     * @param types the types of the program, for code in the subject's package
     */
    BeanScanner(Program program, Subject subject, TypeRefs types, List<Problem> problems) {
        this.program = program;
        this.type = subject.type();
        this.name = program.nameOf(type);
        this.types = types;
        this.options = new FieldOptionsScanner(program, subject.home(), types);
        this.fieldTypes = new FieldTypes(program, subject);
        this.methods = AbstractMethods.of(program, type);
        this.problems = problems;
    }

    /** Whether everything that implementations must have is known. */
    boolean isComplete() {
        return methods.isComplete()
                && methods.methods().stream()
                        .flatMap(method -> Stream.concat(Stream.of(method.returns()), method.parameters().stream()))
                        .filter(mirror -> mirror.getKind() != TypeKind.VOID)
                        .noneMatch(mirror -> types.of(mirror).isIncomplete());
    }

    /** What the interface has in addition to its fields. Call {@link #scan} first. */
    Bean bean() {
        if (program.supertypes().isSubtype(type, "java.io.Serializable")) {
            silenced.add("serial");
        }
        return new Bean(properties, methods.names(), silenced);
    }

    /** The methods that implementations must have; none if a type in them is missing. */
    List<Signature> signatures() {
        List<Signature> signatures = methods.methods().stream()
                .map(method -> new Signature(
                        method.name(),
                        Optional.of(method.returns())
                                .filter(returns -> returns.getKind() != TypeKind.VOID)
                                .map(this::erased),
                        method.parameters().stream().map(this::erased).toList()))
                .toList();
        boolean isWhole = signatures.stream()
                        .flatMap(signature ->
                                Stream.concat(signature.returns().stream(), signature.parameters().stream()))
                        .noneMatch(TypeRef::isIncomplete)
                && methods.methods().stream().map(Accessor::element).allMatch(Identifiers::isNameable);
        return isWhole && methods.isComplete() ? signatures : List.of();
    }

    private TypeRef erased(TypeMirror mirror) {
        return types.of(program.types().erasure(mirror));
    }

    /** The properties that are on the wire. */
    ScannedFields scan() {
        UnnameableMembers unnameable = new UnnameableMembers(program, name);
        methods.levels().stream()
                .filter(level -> level.equals(type) || !Annotations.has(level, Annotations.MARSHAL))
                .forEach(level -> problems.addAll(unnameable.problemsOfAccessors(level)));
        for (TypeElement level : methods.unordered()) {
            problems.add(Problem.of(
                    Diagnostic.UNREADABLE_CLASS,
                    Place.of(name),
                    name,
                    "the order of the methods of " + program.nameOf(level)));
        }
        List<Field> fields = new ArrayList<>();
        for (PropertyFinder.Found found : new PropertyFinder(program, type, methods.methods(), problems).find()) {
            TypeMirror mirror = found.getter().type();
            properties.add(new Property(
                    found.name(),
                    nameable(mirror),
                    found.getter().name(),
                    found.setter().name(),
                    found.setter().returns().getKind() != TypeKind.VOID));
            if (!Annotations.has(found.getter().element(), Annotations.SKIP)) {
                fields.add(field(found.name(), mirror, found.getter().element()));
            }
        }
        return new ScannedFields(fields, List.of(), Optional.empty());
    }

    /**
     * The type of a property as an implementation can declare it: without type arguments that code cannot make use of.
     */
    private TypeRef nameable(TypeMirror mirror) {
        TypeRef named = types.of(mirror);
        if (isRaw(mirror)) {
            silenced.add("rawtypes");
        } else if (named.isBounded()) {
            silenced.addAll(Set.of("rawtypes", "unchecked"));
            return erased(mirror);
        }
        return named;
    }

    private static boolean isRaw(TypeMirror mirror) {
        return TypeParts.classes(mirror)
                .anyMatch(declared -> declared.asElement() instanceof TypeElement element
                        && declared.getTypeArguments().isEmpty()
                                != element.getTypeParameters().isEmpty());
    }

    private Field field(String property, TypeMirror mirror, ExecutableElement getter) {
        TypeRefs ofField = types.with(options.forElements(mirror, getter));
        FieldOptions fieldOptions = options.of(
                type, getter, mirror, getter, new DynamicOptions(new ListedTypes(program).of(getter, ofField), false));
        checkRequired(property, mirror, getter);
        fieldTypes.obstacle(property, mirror).ifPresent(problems::add);
        ListedTypes.named(getter)
                .forEach(listed -> fieldTypes.obstacle(property, listed).ifPresent(problems::add));
        TypeRef fieldType = fieldOptions.has(Option.DYNAMIC)
                ? new RawContainers(program).opened(mirror, ofField.of(mirror))
                : ofField.of(mirror);
        return new Field(
                property,
                fieldType,
                fieldType,
                name,
                true,
                Field.OwnerKind.PLAIN,
                Visibility.PUBLIC,
                false,
                fieldOptions,
                Annotations.isSilenced(getter) || Annotations.isSilenced(type),
                false);
    }

    private void checkRequired(String property, TypeMirror mirror, ExecutableElement getter) {
        if (mirror.getKind().isPrimitive() && Annotations.has(getter, Annotations.REQUIRED)) {
            problems.add(Problem.at(Diagnostic.REDUNDANT_REQUIRED, new Place(name, property)));
        }
    }
}

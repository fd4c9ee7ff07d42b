package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Ancestor;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MemoryField;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.model.Visibility;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/**
 * Finds the fields that are part of the wire form. Those of a class that is being compiled are taken from its source; those
 * of one from a class file are in the order that its marshaller recorded, since compilers do not agree on showing the fields
 * of class files in any order.
 */
final class FieldScanner {

    private final Source source;
    private final InvalidClasses invalidClasses;
    private final TypeRefs types;
    private final FieldOptionsScanner optionsScanner;
    private final String version;
    private final ImportedFields imported;
    private final Target target;
    private final TypeElement type;
    private final Name name;
    private final List<Problem> problems;
    private final List<Field> fields = new ArrayList<>();
    private final List<Field> parents = new ArrayList<>();
    private final ParentFields parentFields;
    private final List<Name> levels = new ArrayList<>();
    private Optional<Ancestor> ancestor = Optional.empty();

    FieldScanner(Source source, String version, Target target, List<Problem> problems) {
        this.source = source;
        this.invalidClasses = new InvalidClasses(source);
        this.version = version;
        this.target = target;
        this.type = target.type();
        this.imported = new ImportedFields(source);
        this.name = source.nameOf(type);
        this.types = new TypeRefs(source, target.home());
        this.optionsScanner = new FieldOptionsScanner(source, target.home());
        this.problems = problems;
        this.parentFields = new ParentFields(source, name, problems);
    }

    /** The fields, superclasses first. */
    List<Field> scan() {
        for (TypeElement level : superclassesFirst()) {
            boolean own = level.equals(type);
            levels.add(source.nameOf(level));
            Optional<Name> marshaller = marshallerOf(level);
            if (own || marshaller.isPresent()) {
                addFieldsOf(level);
                if (!own) {
                    boolean isAbstract = level.getModifiers().contains(Modifier.ABSTRACT) && !Families.isRoot(level);
                    boolean isImported = !Source.has(level, Annotations.MARSHAL);
                    ancestor = Optional.of(new Ancestor(
                            source.nameOf(level), marshaller.orElseThrow(), isImported, isAbstract, fields.size()));
                }
            } else {
                refuseStateOf(level);
            }
        }
        refuseMixedEvolution();
        return marked(fields);
    }

    /** The fields with {@code @Parent}, once {@link #scan()} is done, superclasses first. */
    List<Field> parents() {
        return marked(parents);
    }

    /** The classes that have a versioned block of their own in this type's bytes, once {@link #scan()} is done, superclasses first. */
    List<Name> versionedBlocks() {
        return Annotations.isEvolvable(type)
                ? superclassesFirst().stream()
                        .filter(Annotations::isEvolvable)
                        .map(source::nameOf)
                        .toList()
                : List.of();
    }

    /** A class and those whose fields it takes over are all evolvable, or none of them. */
    private void refuseMixedEvolution() {
        boolean evolvable = Annotations.isEvolvable(type);
        for (TypeElement level : superclassesFirst()) {
            Name owner = source.nameOf(level);
            if (Annotations.isEvolvable(level) != evolvable
                    && fields.stream().anyMatch(field -> field.owner().equals(owner))) {
                problems.add(Problem.of(
                        Diagnostic.MIXED_EVOLUTION,
                        Place.of(name),
                        name.simple(),
                        evolvable ? "evolvable" : "not evolvable",
                        owner,
                        evolvable ? "not" : "evolvable"));
                return;
            }
        }
    }

    /** Whether all superclasses exist, and no class is so wrong that the compiler refuses code that would be right. */
    boolean isComplete() {
        return superclassesFirst().stream()
                .noneMatch(
                        level -> level.getSuperclass().getKind() == TypeKind.ERROR || invalidClasses.isInvalid(level));
    }

    /** The nearest superclass with a marshaller, once {@link #scan()} is done. */
    Optional<Ancestor> ancestor() {
        return ancestor;
    }

    /** The instance fields that the class itself declares, as they take part in the layout of its objects. */
    List<MemoryField> memory() {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                .map(field -> new MemoryField(field.getSimpleName().toString(), bytesInMemory(field)))
                .toList();
    }

    private static int bytesInMemory(VariableElement field) {
        return field.asType().getKind().isPrimitive()
                ? Primitive.valueOf(field.asType().getKind().name()).bytes()
                : 0;
    }

    private List<TypeElement> superclassesFirst() {
        List<TypeElement> chain = new ArrayList<>();
        Set<TypeElement> seen = new HashSet<>();
        for (Optional<TypeElement> level = Optional.of(type);
                level.isPresent() && seen.add(level.get());
                level = source.superclassOf(level.get())) {
            chain.add(level.get());
        }
        Collections.reverse(chain);
        return chain;
    }

    private void addFieldsOf(TypeElement level) {
        if (level.getKind() == ElementKind.RECORD) {
            for (RecordComponentElement component : level.getRecordComponents()) {
                if (!Source.has(component, Annotations.SKIP) && Source.isName(component)) {
                    add(level, component, Visibility.PRIVATE, true);
                }
            }
            return;
        }
        for (VariableElement field : orderedFieldsOf(level)) {
            add(level, field, Source.visibilityOf(field), field.getModifiers().contains(Modifier.FINAL));
        }
        for (VariableElement parent : parentFields.of(level)) {
            add(
                    level,
                    parent,
                    Source.visibilityOf(parent),
                    parent.getModifiers().contains(Modifier.FINAL));
        }
    }

    /** The marshaller of a superclass, which has @Marshal or is imported. */
    private Optional<Name> marshallerOf(TypeElement level) {
        if (Source.has(level, Annotations.MARSHAL)) {
            return Optional.of(source.nameOf(level).generated("Marshaller"));
        }
        return source.imports()
                .kindOf(level, target.home())
                .filter(ClassKind.Marshalled.class::isInstance)
                .map(kind -> ((ClassKind.Marshalled) kind).marshaller());
    }

    private List<VariableElement> orderedFieldsOf(TypeElement level) {
        if (source.isCompiled(level)) {
            return marshalledFieldsOf(level);
        }
        return Source.has(level, Annotations.MARSHAL) ? recordedFieldsOf(level) : importedFieldsOf(level);
    }

    private List<VariableElement> importedFieldsOf(TypeElement level) {
        List<VariableElement> unordered = marshalledFieldsOf(level);
        if (imported.isClosed(level, unordered)) {
            refuseImport(level, "has fields that the JDK does not open to other code");
        }
        Optional<List<VariableElement>> ordered = imported.inOrder(level, unordered);
        if (ordered.isEmpty()) {
            refuseImport(
                    level, "has fields whose order this compiler does not report, and its class file cannot be found");
        }
        return ordered.orElse(List.of());
    }

    private void refuseImport(TypeElement level, String why) {
        problems.add(Problem.of(
                Diagnostic.BAD_IMPORT,
                Place.of(name),
                source.nameOf(level),
                why,
                "Put @MarshalWith on the fields of this type"));
    }

    private static List<VariableElement> marshalledFieldsOf(TypeElement level) {
        return ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
                .filter(Source::isName)
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                .filter(field -> !field.getModifiers().contains(Modifier.TRANSIENT))
                .filter(field -> !Source.has(field, Annotations.SKIP))
                .filter(field -> !Source.has(field, Annotations.PARENT))
                .toList();
    }

    private List<VariableElement> recordedFieldsOf(TypeElement level) {
        Name marshaller = source.nameOf(level).generated("Marshaller");
        Optional<AnnotationMirror> generated = source.find(marshaller.qualified())
                .flatMap(element -> Source.annotation(element, Annotations.GENERATED));
        if (generated.isEmpty()) {
            stale(level, marshaller, "no such class has been generated");
            return List.of();
        }
        Map<String, VariableElement> byName = new HashMap<>();
        marshalledFieldsOf(level)
                .forEach(field -> byName.put(field.getSimpleName().toString(), field));
        List<String> recorded = Annotations.recordedFields(generated.get());
        if (!byName.keySet().equals(Set.copyOf(recorded))) {
            stale(level, marshaller, "the fields differ");
            return List.of();
        }
        return recorded.stream().map(byName::get).toList();
    }

    private void stale(TypeElement level, Name marshaller, String why) {
        problems.add(Problem.of(
                Diagnostic.STALE_SUPERCLASS,
                Place.of(name),
                name,
                source.nameOf(level),
                marshaller.simple(),
                why,
                version));
    }

    private void add(TypeElement level, Element field, Visibility visibility, boolean isFinal) {
        boolean declaredRequired = Source.has(field, Annotations.REQUIRED);
        String fieldName = field.getSimpleName().toString();
        Name owner = source.nameOf(level);
        if (declaredRequired && field.asType().getKind().isPrimitive() && level.equals(type)) {
            Place place = new Place(name, fieldName);
            problems.add(Problem.of(Diagnostic.REDUNDANT_REQUIRED, place, name.simple() + "." + fieldName));
        }
        TypeMirror fieldType = typeOf(level, field);
        types.invisibleFrom(target.home(), fieldType)
                .ifPresent(hidden -> problems.add(Problem.of(
                        Diagnostic.INVISIBLE_TYPE,
                        new Place(name, fieldName),
                        name.simple() + "." + fieldName,
                        source.nameOf(hidden),
                        target.home().isEmpty() ? "the default package" : target.home())));
        if (ParentFields.isParent(field) && level.equals(type)) {
            parentFields.check(field);
        }
        (ParentFields.isParent(field) ? parents : fields)
                .add(new Field(
                        fieldName,
                        types.of(fieldType),
                        declaredTypeOf(field),
                        owner,
                        source.isVisibleFrom(target.home(), level),
                        !level.getTypeParameters().isEmpty(),
                        visibility,
                        isFinal,
                        optionsScanner.of(level, field),
                        Annotations.isSilenced(field),
                        false));
    }

    /** The type of a field in this class, which may put types in place of the type variables of the one that declares it. */
    private TypeMirror typeOf(TypeElement level, Element field) {
        if (level.equals(type) || level.getTypeParameters().isEmpty()) {
            return field.asType();
        }
        return source.supertype(type.asType(), level.getQualifiedName().toString())
                .map(bound -> source.types().asMemberOf(bound, field))
                .orElseGet(field::asType);
    }

    private TypeRef declaredTypeOf(Element field) {
        TypeRef declared = types.of(field.asType());
        return declared.isOpen() ? types.of(source.types().erasure(field.asType())) : declared;
    }

    private void refuseStateOf(TypeElement level) {
        marshalledFieldsOf(level).stream()
                .findFirst()
                .ifPresent(field -> problems.add(Problem.of(
                        Diagnostic.STATE_IN_SUPERCLASS,
                        Place.of(name),
                        name.simple(),
                        source.nameOf(level),
                        field.getSimpleName())));
    }

    /** The fields, marked where a class further down has another of that name. */
    private List<Field> marked(List<Field> unmarked) {
        Hidings hidings = new Hidings(source, superclassesFirst());
        return unmarked.stream()
                .map(field -> hidings.isHidden(field.name(), levels.indexOf(field.owner())) ? field.asHidden() : field)
                .toList();
    }
}

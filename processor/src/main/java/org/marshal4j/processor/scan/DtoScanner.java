package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.libraries.Chronicle;
import org.marshal4j.processor.libraries.ChronicleWireScanner;
import org.marshal4j.processor.libraries.ExternalizableScanner;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Family;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Signature;
import org.marshal4j.processor.model.Visibility;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.scan.construction.ConstructionScanner;
import org.marshal4j.processor.scan.type.Ancestry;
import org.marshal4j.processor.scan.type.Beans;
import org.marshal4j.processor.scan.type.Families;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.processor.scan.type.TypeMarshallers;
import org.marshal4j.processor.scan.type.TypeRefs;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Deprecation;
import org.marshal4j.processor.source.ImportSite;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;
import org.marshal4j.processor.source.Visibilities;

/**
 * Reads classes, records and interfaces that are marshalled. Each is read once in a round, although other types that
 * hold it ask for it too.
 */
public final class DtoScanner {
    /** The superclass of generated tables. If it is found, so is the module for tables. */
    private static final String TABLE = "org.marshal4j.table.Table";

    private final Source source;
    private final Imports imports;
    private final String version;
    private final Map<Target, Scanned> scanned = new HashMap<>();
    private final Map<String, TypeMarshallers> marshallers = new HashMap<>();

    /**
     * A scanner for one round of a program's compilation.
     *
     * @param version the version of the processor, for messages
     */
    public DtoScanner(Source source, Imports imports, String version) {
        this.source = source;
        this.imports = imports;
        this.version = version;
    }

    /** The name of a class. */
    public Name nameOf(TypeElement type) {
        return source.nameOf(type);
    }

    /**
     * Whether it is a generic class that has no marshaller itself. Instead, each parameterized type that fields use
     * has one.
     */
    public boolean isToBeBound(Target target) {
        TypeElement type = target.type();
        return !target.isBound()
                && !type.getTypeParameters().isEmpty()
                && (kindOf(target) == Dto.Kind.CLASS || kindOf(target) == Dto.Kind.RECORD)
                && new DeclarationScanner(source, target, new ArrayList<>()).isMarshallable();
    }

    /** Whether only subclasses have objects. Their marshallers include its fields. */
    public boolean isCarrier(Target target) {
        return kindOf(target) == Dto.Kind.ABSTRACT_CLASS && !Families.isRoot(target);
    }

    /** Whether it asks for a view of its messages. */
    public boolean isView(Target target) {
        return target.isView();
    }

    /** Whether it asks for a table of its objects. */
    public boolean isTable(Target target) {
        return target.site().isEmpty() && Annotations.isTable(target.type());
    }

    /** Whether generated code may use tables, because the type's module reads the module of marshal4j for tables. */
    public boolean hasTables(Target target) {
        return source.findNear(target, TABLE).isPresent();
    }

    /** Whether Java's serialization calls it to write and read itself. */
    public boolean isExternalizable(Target target) {
        return !target.isImported()
                && !isBean(target)
                && new ExternalizableScanner(source).isExternalizable(target.type());
    }

    /** Whether generated code writes it to Chronicle Wire. */
    public boolean isInChronicleWire(Target target) {
        return !target.isImported()
                && !isBean(target)
                && new ChronicleWireScanner(source).of(target.type()).isGenerated();
    }

    /** Whether it is an interface of getters and setters, for which a class is generated. */
    public boolean isBean(Target target) {
        return !target.isImported() && Beans.isBean(source, target.type());
    }

    /**
     * The methods that implementations must have, for an interface of getters and setters whose methods code can name.
     */
    public List<Signature> signaturesOf(Target target) {
        return new BeanScanner(source, target, types(target), new ArrayList<>()).signatures();
    }

    private TypeRefs types(Target target) {
        return new TypeRefs(source, imports, target.home(), marshallersIn(target.home()));
    }

    /**
     * Whether generated code may use Chronicle Bytes and our module for them, because the type's module reads both.
     */
    public boolean hasChronicleBytes(Target target) {
        return Chronicle.MARSHALLING_BYTES.stream()
                .allMatch(name -> source.findNear(target, name).isPresent());
    }

    /** Reads the type of a target. */
    public Scanned scan(Target target) {
        // The marshaller determines what the type is bound to, which is the same wherever it is bound.
        Target key = new Target(target.type(), target.marshaller(), target.site());
        Scanned known = scanned.get(key);
        if (known == null) {
            // No computeIfAbsent: reading a class may ask for its superclass.
            known = read(target);
            scanned.put(key, known);
        }
        return known;
    }

    /** The same for a type that may not exist. */
    public Optional<Scanned> scan(Name type, Name marshaller) {
        return source.find(type.qualified()).map(found -> scan(found, marshaller));
    }

    /** Reads the type with the given marshaller, which is its own or an importer's. */
    public Scanned scan(TypeElement type, Name marshaller) {
        return scan(imports.target(type, marshaller));
    }

    private TypeMarshallers marshallersIn(String home) {
        return marshallers.computeIfAbsent(home, name -> TypeMarshallers.of(source, name));
    }

    private Scanned read(Target target) {
        TypeElement type = target.type();
        List<Problem> problems = new ArrayList<>();
        DeclarationScanner declaration = new DeclarationScanner(source, target, problems);
        if (!declaration.isMarshallable()) {
            return new Scanned(source.nameOf(type), Optional.empty(), problems, true);
        }
        declaration.checkSurroundings();
        if (!target.isImported()) {
            problems.addAll(new AnnotatedMethods(source).in(type));
        }
        Ancestry ancestry = new Ancestry(source, type);
        TypeRefs types = types(target);
        Dto.Kind kind = kindOf(target);
        Optional<BeanScanner> bean = Optional.of(kind)
                .filter(Dto.Kind.BEAN::equals)
                .map(k -> new BeanScanner(source, target, types, problems));
        ScannedFields scannedFields = bean.isPresent()
                ? bean.get().scan()
                : new StatelessConstants(source, target, ancestry, types, level -> superclass(level, types))
                        .leaveOut(
                                new FieldScanner(source, version, target, ancestry, types, problems).scan(), problems);
        List<Field> fields = scannedFields.fields();
        Evolution evolution = new Evolution(source, type, ancestry);
        evolution.mixture(fields).ifPresent(problems::add);
        List<Field> filled = new ArrayList<>(fields);
        filled.addAll(scannedFields.parents());
        FamilyScanner familyScanner = new FamilyScanner(source, imports, target, problems);
        ConstructionScanner constructions = new ConstructionScanner(source, target, types, filled, problems);
        // A field that cannot be named, or is not there, may be the reason why no constructor fits.
        boolean isWhole = problems.stream().noneMatch(problem -> problem.diagnostic() == Diagnostic.UNNAMEABLE);
        Construction construction = switch (kind) {
            case CLASS -> isWhole ? constructions.ofClass() : new Construction.None();
            case ABSTRACT_CLASS, INTERFACE -> new Construction.None();
            case BEAN -> new Construction.Empty();
            case RECORD -> constructions.ofRecord();
        };
        scannedFields.parents().stream()
                .filter(constructions.filled()::contains)
                .forEach(parent -> problems.add(Problem.of(
                        Diagnostic.FINAL_FIELD,
                        new Place(source.nameOf(type), parent.name()),
                        type.getSimpleName() + "." + parent.name())));
        if (!target.isImported()) {
            problems.addAll(new ExternalizableScanner(source).problemsOf(type, kind, construction, fields));
        }
        Optional<Family> family = familyScanner.scan();
        Dto dto = new Dto(
                source.nameOf(type),
                target.marshaller(),
                kind,
                traitsOf(target, new NamedClasses(family, filled, construction)),
                Annotations.copyOf(type),
                scannedFields.ancestor(),
                family,
                fields.stream()
                        .map(field -> constructions.filled().contains(field) ? field.asFilled() : field)
                        .toList(),
                evolution.versionedBlocks(),
                scannedFields.parents(),
                MemoryFields.of(type),
                construction,
                mixInsOf(target),
                target.bound().map(types::bound),
                bean.map(BeanScanner::bean));
        problems.addAll(unreadable(dto.name(), fields));
        boolean isComplete = ancestry.isComplete()
                && familyScanner.isComplete()
                && bean.map(BeanScanner::isComplete).orElse(true);
        return new Scanned(dto.name(), Optional.of(dto), problems, isComplete);
    }

    private List<Name> mixInsOf(Target target) {
        return target.site().stream()
                .flatMap(site -> Stream.concat(
                        site.mixIn().bearer().map(source::nameOf).stream(),
                        imports.interfaceMixIns().namesFor(target.type(), target.home()).stream()))
                .toList();
    }

    private Optional<Dto> superclass(TypeElement level, TypeRefs types) {
        return types.marshallerOf(level)
                .flatMap(marshaller -> scan(level, marshaller).dto());
    }

    /**
     * Problems with fields from class files whose types are missing. For source files the compiler itself reports
     * those.
     */
    private List<Problem> unreadable(Name type, List<Field> fields) {
        return fields.stream()
                .filter(field -> field.type().isIncomplete()
                        && !source.isCompiled(field.owner().binary()))
                .map(field -> Problem.of(
                        Diagnostic.UNREADABLE_CLASS,
                        Place.of(type),
                        field.owner(),
                        "the type of its field " + field.name()))
                .toList();
    }

    private Set<Dto.Trait> traitsOf(Target target, NamedClasses named) {
        TypeElement type = target.type();
        Map<Dto.Trait, Boolean> traits = new EnumMap<>(Dto.Trait.class);
        traits.put(Dto.Trait.PUBLIC, isPublic(type) && arePublic(target));
        traits.put(Dto.Trait.FINAL, type.getModifiers().contains(Modifier.FINAL));
        traits.put(Dto.Trait.SEALED, type.getModifiers().contains(Modifier.SEALED));
        traits.put(Dto.Trait.CHRONICLE_BYTES, hasChronicleBytes(target));
        ChronicleWireScanner chronicleWire = new ChronicleWireScanner(source);
        traits.put(Dto.Trait.IN_CHRONICLE_WIRE, isInChronicleWire(target));
        traits.put(
                Dto.Trait.CHRONICLE_WIRE_MARSHALLABLE, isInChronicleWire(target) && chronicleWire.isMarshallable(type));
        traits.put(Dto.Trait.UNEXPECTED_FIELDS, isInChronicleWire(target) && chronicleWire.takesUnexpectedFields(type));
        Chronicle chronicle = new Chronicle(source);
        traits.put(Dto.Trait.VALIDATABLE, chronicle.isValidatable(type));
        traits.put(Dto.Trait.BYTES_MARSHALLABLE, chronicle.isBytesMarshallable(type));
        traits.put(Dto.Trait.EXTERNALIZABLE, isExternalizable(target));
        traits.put(Dto.Trait.IMPORTED, target.isImported());
        traits.put(Dto.Trait.VIEW, isView(target));
        traits.put(Dto.Trait.KEY, Annotations.isKey(type));
        traits.put(Dto.Trait.TABLE, isTable(target));
        traits.put(Dto.Trait.HAS_TABLES, isTable(target) && hasTables(target));
        traits.put(
                Dto.Trait.DYNAMIC, target.site().filter(ImportSite::isDynamic).isPresent());
        traits.put(
                Dto.Trait.ELEMENTS,
                target.site().filter(site -> site.isElements(type)).isPresent());
        Deprecation deprecation = new Deprecation(source);
        traits.put(
                Dto.Trait.DEPRECATED,
                deprecation.concerns(type)
                        || target.bound().filter(deprecation::concerns).isPresent()
                        || named.all().stream().anyMatch(deprecation::concernsNaming)
                        || named.called().stream().anyMatch(deprecation::concerns));
        traits.values().removeIf(holds -> !holds);
        return traits.keySet();
    }

    private Dto.Kind kindOf(Target target) {
        TypeElement type = target.type();
        if (type.getKind() == ElementKind.RECORD) {
            return Dto.Kind.RECORD;
        }
        if (type.getKind() == ElementKind.INTERFACE) {
            return isBean(target) ? Dto.Kind.BEAN : Dto.Kind.INTERFACE;
        }
        return type.getModifiers().contains(Modifier.ABSTRACT) ? Dto.Kind.ABSTRACT_CLASS : Dto.Kind.CLASS;
    }

    /** Whether its type arguments are public, so that code in any package can name them. */
    private static boolean arePublic(Target target) {
        return target.bound().stream()
                .flatMap(type -> type.getTypeArguments().stream())
                .allMatch(DtoScanner::isPublic);
    }

    private static boolean isPublic(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return isPublic(array.getComponentType());
        }
        return !(type instanceof DeclaredType declared)
                || (isPublic((TypeElement) declared.asElement())
                        && declared.getTypeArguments().stream().allMatch(DtoScanner::isPublic));
    }

    /** Generated types are public if code outside the package, or subclasses there, can name the class. */
    private static boolean isPublic(TypeElement type) {
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            if (Visibilities.of(e) == Visibility.PACKAGE) {
                return false;
            }
        }
        return true;
    }
}

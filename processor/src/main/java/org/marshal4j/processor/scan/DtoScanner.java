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
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Deprecation;
import org.marshal4j.processor.program.ImportSite;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.program.TypeParts;
import org.marshal4j.processor.program.Visibilities;
import org.marshal4j.processor.scan.construction.ConstructionScanner;
import org.marshal4j.processor.scan.type.Ancestry;
import org.marshal4j.processor.scan.type.Beans;
import org.marshal4j.processor.scan.type.Families;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.processor.scan.type.TypeMarshallers;
import org.marshal4j.processor.scan.type.TypeRefs;

/**
 * Reads classes, records and interfaces that are marshalled. Each is read once in a round, although other types that
 * hold it ask for it too.
 */
public final class DtoScanner {
    /** The superclass of generated tables. If it is found, so is the module for tables. */
    private static final String TABLE = "org.marshal4j.table.Table";

    private final Program program;
    private final Imports imports;
    private final String version;
    private final Map<Subject, Scanned> scanned = new HashMap<>();
    private final Map<String, TypeMarshallers> marshallers = new HashMap<>();

    /**
     * A scanner for one round of a program's compilation.
     *
     * @param version the version of the processor, for messages
     */
    public DtoScanner(Program program, Imports imports, String version) {
        this.program = program;
        this.imports = imports;
        this.version = version;
    }

    /** The name of a class. */
    public Name nameOf(TypeElement type) {
        return program.nameOf(type);
    }

    /**
     * Whether it is a generic class that has no marshaller itself. Instead, each parameterized type that fields use
     * has one.
     */
    public boolean isToBeBound(Subject subject) {
        TypeElement type = subject.type();
        return !subject.isBound()
                && !type.getTypeParameters().isEmpty()
                && (kindOf(subject) == Dto.Kind.CLASS || kindOf(subject) == Dto.Kind.RECORD)
                && new DeclarationScanner(program, subject, new ArrayList<>()).isMarshallable();
    }

    /** Whether only subclasses have objects. Their marshallers include its fields. */
    public boolean isCarrier(Subject subject) {
        return kindOf(subject) == Dto.Kind.ABSTRACT_CLASS && !Families.isRoot(subject);
    }

    /** Whether it asks for a view of its messages. */
    public boolean isView(Subject subject) {
        return subject.isView();
    }

    /** Whether it asks for a table of its objects. */
    public boolean isTable(Subject subject) {
        return subject.site().isEmpty() && Annotations.isTable(subject.type());
    }

    /** Whether generated code may use tables, because the type's module reads the module of marshal4j for tables. */
    public boolean hasTables(Subject subject) {
        return program.findNear(subject, TABLE).isPresent();
    }

    /** Whether Java's serialization calls it to write and read itself. */
    public boolean isExternalizable(Subject subject) {
        return !subject.isImported()
                && !isBean(subject)
                && new ExternalizableScanner(program).isExternalizable(subject.type());
    }

    /** Whether generated code writes it to Chronicle Wire. */
    public boolean isInChronicleWire(Subject subject) {
        return !subject.isImported()
                && !isBean(subject)
                && new ChronicleWireScanner(program).of(subject.type()).isGenerated();
    }

    /** Whether it is an interface of getters and setters, for which a class is generated. */
    public boolean isBean(Subject subject) {
        return !subject.isImported() && Beans.isBean(program, subject.type());
    }

    /**
     * The methods that implementations must have, for an interface of getters and setters whose methods code can name.
     */
    public List<Signature> signaturesOf(Subject subject) {
        return new BeanScanner(program, subject, types(subject), new ArrayList<>()).signatures();
    }

    private TypeRefs types(Subject subject) {
        return new TypeRefs(program, imports, subject.home(), marshallersIn(subject.home()));
    }

    /** Whether generated code may use Chronicle Bytes and our module for them, because the type's module reads both. */
    public boolean hasChronicleBytes(Subject subject) {
        return Chronicle.MARSHALLING_BYTES.stream()
                .allMatch(name -> program.findNear(subject, name).isPresent());
    }

    /** Reads the type of a subject. */
    public Scanned scan(Subject subject) {
        // The marshaller determines what the type is bound to, which is the same wherever it is bound.
        Subject key = new Subject(subject.type(), subject.marshaller(), subject.site());
        Scanned known = scanned.get(key);
        if (known == null) {
            // No computeIfAbsent: reading a class may ask for its superclass.
            known = read(subject);
            scanned.put(key, known);
        }
        return known;
    }

    /** The same for a type that may not exist. */
    public Optional<Scanned> scan(Name type, Name marshaller) {
        return program.find(type.qualified()).map(found -> scan(found, marshaller));
    }

    /** Reads the type with the given marshaller, which is its own or an importer's. */
    public Scanned scan(TypeElement type, Name marshaller) {
        return scan(imports.subject(type, marshaller));
    }

    private TypeMarshallers marshallersIn(String home) {
        return marshallers.computeIfAbsent(home, name -> TypeMarshallers.of(program, name));
    }

    private Scanned read(Subject subject) {
        TypeElement type = subject.type();
        List<Problem> problems = new ArrayList<>();
        DeclarationScanner declaration = new DeclarationScanner(program, subject, problems);
        if (!declaration.isMarshallable()) {
            return new Scanned(program.nameOf(type), Optional.empty(), problems, true);
        }
        declaration.checkSurroundings();
        if (!subject.isImported()) {
            problems.addAll(new AnnotatedMethods(program).in(type));
        }
        Ancestry ancestry = new Ancestry(program, type);
        TypeRefs types = types(subject);
        Dto.Kind kind = kindOf(subject);
        Optional<BeanScanner> bean = Optional.of(kind)
                .filter(Dto.Kind.BEAN::equals)
                .map(k -> new BeanScanner(program, subject, types, problems));
        ScannedFields scannedFields = bean.isPresent()
                ? bean.get().scan()
                : new StatelessConstants(program, subject, ancestry, types, level -> superclass(level, types))
                        .leaveOut(
                                new FieldScanner(program, version, subject, ancestry, types, problems).scan(),
                                problems);
        List<Field> fields = scannedFields.fields();
        Evolution evolution = new Evolution(program, type, ancestry);
        evolution.mixture(fields).ifPresent(problems::add);
        List<Field> filled = new ArrayList<>(fields);
        filled.addAll(scannedFields.parents());
        FamilyScanner familyScanner = new FamilyScanner(program, imports, subject, problems);
        ConstructionScanner constructions = new ConstructionScanner(program, subject, types, filled, problems);
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
                .forEach(parent -> problems.add(
                        Problem.at(Diagnostic.FINAL_FIELD, new Place(program.nameOf(type), parent.name()))));
        if (!subject.isImported()) {
            problems.addAll(new ExternalizableScanner(program).problemsOf(type, kind, construction, fields));
        }
        Optional<Family> family = familyScanner.scan();
        Dto dto = new Dto(
                program.nameOf(type),
                subject.marshaller(),
                kind,
                traitsOf(subject, new NamedClasses(family, filled, construction)),
                Annotations.copyOf(type),
                scannedFields.ancestor(),
                family,
                fields.stream()
                        .map(field -> constructions.filled().contains(field) ? field.asFilled() : field)
                        .toList(),
                evolution.versionedBlocks(),
                scannedFields.parents(),
                bean.isPresent()
                        ? Optional.empty()
                        : new SeparateLevels(program, subject, ancestry, types).fields(fields),
                MemoryFields.of(type),
                construction,
                mixInsOf(subject),
                subject.bound().map(types::bound),
                bean.map(BeanScanner::bean));
        problems.addAll(unreadable(dto.name(), fields));
        boolean isComplete = ancestry.isComplete()
                && familyScanner.isComplete()
                && bean.map(BeanScanner::isComplete).orElse(true);
        return new Scanned(dto.name(), Optional.of(dto), problems, isComplete);
    }

    private List<Name> mixInsOf(Subject subject) {
        return subject.site().stream()
                .flatMap(site -> Stream.concat(
                        site.mixIn().bearer().map(program::nameOf).stream(),
                        imports.interfaceMixIns().namesFor(subject.type(), subject.home()).stream()))
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
                        && !program.isCompiled(field.owner().binary()))
                .map(field -> Problem.of(
                        Diagnostic.UNREADABLE_CLASS,
                        Place.of(type),
                        field.owner(),
                        "the type of its field " + field.name()))
                .toList();
    }

    private Set<Dto.Trait> traitsOf(Subject subject, NamedClasses named) {
        TypeElement type = subject.type();
        Map<Dto.Trait, Boolean> traits = new EnumMap<>(Dto.Trait.class);
        traits.put(Dto.Trait.PUBLIC, isPublic(type) && arePublic(subject));
        traits.put(Dto.Trait.FINAL, type.getModifiers().contains(Modifier.FINAL));
        traits.put(Dto.Trait.SEALED, type.getModifiers().contains(Modifier.SEALED));
        traits.put(Dto.Trait.CHRONICLE_BYTES, hasChronicleBytes(subject));
        ChronicleWireScanner chronicleWire = new ChronicleWireScanner(program);
        traits.put(Dto.Trait.IN_CHRONICLE_WIRE, isInChronicleWire(subject));
        traits.put(
                Dto.Trait.CHRONICLE_WIRE_MARSHALLABLE,
                isInChronicleWire(subject) && chronicleWire.isMarshallable(type));
        traits.put(
                Dto.Trait.UNEXPECTED_FIELDS, isInChronicleWire(subject) && chronicleWire.takesUnexpectedFields(type));
        Chronicle chronicle = new Chronicle(program);
        traits.put(Dto.Trait.VALIDATABLE, chronicle.isValidatable(type));
        traits.put(Dto.Trait.BYTES_MARSHALLABLE, chronicle.isBytesMarshallable(type));
        traits.put(Dto.Trait.EXTERNALIZABLE, isExternalizable(subject));
        traits.put(Dto.Trait.IMPORTED, subject.isImported());
        traits.put(Dto.Trait.VIEW, isView(subject));
        traits.put(Dto.Trait.KEY, Annotations.isKey(type));
        traits.put(Dto.Trait.SCHEMA_ID, subject.hasSchemaId());
        traits.put(Dto.Trait.TABLE, isTable(subject));
        traits.put(Dto.Trait.HAS_TABLES, isTable(subject) && hasTables(subject));
        traits.put(
                Dto.Trait.DYNAMIC, subject.site().filter(ImportSite::isDynamic).isPresent());
        traits.put(
                Dto.Trait.ELEMENTS,
                subject.site().filter(site -> site.isElements(type)).isPresent());
        Deprecation deprecation = new Deprecation(program);
        traits.put(
                Dto.Trait.DEPRECATED,
                deprecation.concerns(type)
                        || subject.bound().filter(deprecation::concerns).isPresent()
                        || named.all().stream().anyMatch(deprecation::concernsNaming)
                        || named.called().stream().anyMatch(deprecation::concerns));
        traits.values().removeIf(holds -> !holds);
        return traits.keySet();
    }

    private Dto.Kind kindOf(Subject subject) {
        TypeElement type = subject.type();
        if (type.getKind() == ElementKind.RECORD) {
            return Dto.Kind.RECORD;
        }
        if (type.getKind() == ElementKind.INTERFACE) {
            return isBean(subject) ? Dto.Kind.BEAN : Dto.Kind.INTERFACE;
        }
        return type.getModifiers().contains(Modifier.ABSTRACT) ? Dto.Kind.ABSTRACT_CLASS : Dto.Kind.CLASS;
    }

    /** Whether its type arguments are public, so that code in any package can name them. */
    private static boolean arePublic(Subject subject) {
        return subject.bound().stream()
                .flatMap(type -> type.getTypeArguments().stream())
                .flatMap(TypeParts::classes)
                .allMatch(type -> isPublic((TypeElement) type.asElement()));
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

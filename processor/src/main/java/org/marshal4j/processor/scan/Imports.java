package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;

/** The classes that others import with {@code @MarshalImport}, and which marshaller goes for a class in a package. */
public final class Imports {

    private static final String MARSHALLER = "org.marshal4j.runtime.Marshaller";

    private final Source source;

    /** The marshallers that this compilation generates, and what asks for each, by the names of the imported classes. */
    private final Map<Name, Map<Name, ImportSite>> compiled = new LinkedHashMap<>();

    /** Those of a program, of which nothing is noted yet. */
    public Imports(Source source) {
        this.source = source;
    }

    /** Notes what a type or package imports. */
    public List<Target> add(Element importer) {
        List<Target> targets = new ArrayList<>();
        String home = source.packageOf(importer);
        Annotations.find(importer, Annotations.MARSHAL_IMPORT).ifPresent(annotation -> {
            for (AnnotationValue literal : Annotations.elements(annotation, "value")) {
                classIn(literal).ifPresent(type -> {
                    Name name = source.nameOf(type);
                    ImportSite site = new ImportSite(importer, annotation, literal, name.simple());
                    add(type, marshallerOf(name, home), site).ifPresent(targets::add);
                });
            }
        });
        return targets;
    }

    private Optional<TypeElement> classIn(AnnotationValue literal) {
        return literal.getValue() instanceof TypeMirror named ? source.elementOf(named) : Optional.empty();
    }

    /** Notes one class, unless that marshaller of it is noted already. */
    private Optional<Target> add(TypeElement type, Name marshaller, ImportSite site) {
        boolean first = compiled.computeIfAbsent(source.nameOf(type), key -> new LinkedHashMap<>())
                        .putIfAbsent(marshaller, site)
                == null;
        return first ? Optional.of(new Target(type, marshaller, Optional.of(site))) : Optional.empty();
    }

    /** Whether this compilation generates that marshaller of a class: for the class itself, or for an importer. */
    boolean isBeingGenerated(TypeElement type, Name marshaller) {
        return source.isCompiled(type) || importTarget(type, marshaller).isPresent();
    }

    /** What that marshaller of a class is generated for: an importer, or the class itself. */
    Target target(TypeElement type, Name marshaller) {
        return importTarget(type, marshaller).orElseGet(() -> source.annotated(type));
    }

    private Optional<Target> importTarget(TypeElement type, Name marshaller) {
        return Optional.ofNullable(compiled.get(source.nameOf(type)))
                .map(marshallers -> marshallers.get(marshaller))
                .map(site -> new Target(type, marshaller, Optional.of(site)));
    }

    /**
     * What goes for a class without annotations in the generated code of that package: the marshaller in the package itself,
     * if there is one, or else the one that this compilation generates elsewhere.
     */
    Optional<ClassKind> kindOf(TypeElement type, String home) {
        Name name = source.nameOf(type);
        Name near = marshallerOf(name, home);
        Map<Name, ImportSite> marshallers = compiled.getOrDefault(name, Map.of());
        if (marshallers.containsKey(near) || isGeneratedFor(type, near)) {
            return Optional.of(marshalled(type, near));
        }
        List<Name> far = List.copyOf(marshallers.keySet());
        if (far.size() > 1) {
            return Optional.of(
                    new ClassKind.Contested(far.get(0).packageName(), far.get(1).packageName()));
        }
        return far.stream().findFirst().map(only -> marshalled(type, only));
    }

    private static ClassKind marshalled(TypeElement type, Name marshaller) {
        return new ClassKind.Marshalled(
                marshaller,
                type.getModifiers().contains(Modifier.ABSTRACT),
                Families.isRoot(type),
                false,
                false,
                ClassKind.InChronicleWire.BY_CHRONICLE_WIRE);
    }

    /** Whether there is a class file of a marshaller of that name, which is of that type and not of a namesake. */
    private boolean isGeneratedFor(TypeElement type, Name marshaller) {
        return source.find(marshaller.qualified())
                .filter(generated -> Annotations.has(generated, Annotations.GENERATED))
                .filter(generated -> source.supertypes()
                        .supertype(generated.asType(), MARSHALLER)
                        .map(DeclaredType::getTypeArguments)
                        .map(arguments ->
                                arguments.size() == 1 && source.types().isSameType(arguments.get(0), type.asType()))
                        .orElse(type.getModifiers().contains(Modifier.ABSTRACT)))
                .isPresent();
    }

    private static Name marshallerOf(Name type, String home) {
        return new Name(home, type.simpleNames()).generated("Marshaller");
    }
}

package org.marshal4j.processor.scan;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Visibility;

/** The compiler's view of the program, and which classes of it are being compiled rather than read from class files. */
public final class Source {

    /** Identifiers, but not of types (JLS 3.9, TypeIdentifier). */
    private static final Set<String> NO_TYPES = Set.of("permits", "record", "sealed", "var", "yield");

    private final Elements elements;
    private final Types types;
    private final ClassFiles classFiles;
    private final Lombok lombok;
    private final Imports imports = new Imports(this);
    private final Set<String> compiled = new HashSet<>();

    /** The program as the compiler of this environment sees it. */
    public Source(ProcessingEnvironment environment) {
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
        this.classFiles = new ClassFiles(environment);
        this.lombok = new Lombok(environment);
    }

    /** Notes that a class, with all that is nested in it, is being compiled. */
    public void addCompiled(Element element) {
        if (element instanceof TypeElement type) {
            compiled.add(type.getQualifiedName().toString());
            type.getEnclosedElements().forEach(this::addCompiled);
        }
    }

    /** Whether its source is being compiled. */
    public boolean isCompiled(TypeElement type) {
        return compiled.contains(type.getQualifiedName().toString());
    }

    /** Whether a class may have other constructors and fields in the next round, though nothing is missing in this one. */
    public boolean mayChange(TypeElement type) {
        return lombok.mayChange(type, this);
    }

    /** What classes of the program import. */
    public Imports imports() {
        return imports;
    }

    ClassFiles classFiles() {
        return classFiles;
    }

    String packageOf(Element element) {
        return elements.getPackageOf(element).getQualifiedName().toString();
    }

    /** The name of the module that a class is in; empty if it is in none that has a name. */
    String moduleOf(TypeElement type) {
        return Optional.ofNullable(elements.getModuleOf(type))
                .map(module -> module.getQualifiedName().toString())
                .orElse("");
    }

    /** The class that a type is of. */
    Optional<TypeElement> elementOf(TypeMirror type) {
        return Optional.ofNullable(types.asElement(type))
                .filter(TypeElement.class::isInstance)
                .map(TypeElement.class::cast);
    }

    /** The kind of primitive that a box holds. */
    Optional<TypeKind> unboxed(TypeMirror box) {
        try {
            return Optional.of(types.unboxedType(box).getKind());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * Whether a class is the one of that name, or derived from it, as far as its supertypes exist. The compiler is not asked: javac keeps
     * the answer for a class whose generated interface does not exist yet, and refuses the class afterwards where a bound of a type
     * variable asks for what that interface extends.
     */
    public boolean isSubtype(TypeElement type, String of) {
        return isSubtype(type, of, new HashSet<>());
    }

    /** Each class once: in broken source, classes may extend themselves. */
    private boolean isSubtype(TypeElement type, String of, Set<TypeElement> seen) {
        if (type.getQualifiedName().contentEquals(of)) {
            return true;
        }
        return seen.add(type)
                && Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
                        .map(this::elementOf)
                        .flatMap(Optional::stream)
                        .anyMatch(parent -> isSubtype(parent, of, seen));
    }

    /** The class or interface of that name as a type derives from it, with its type arguments. */
    Optional<DeclaredType> supertype(TypeMirror type, String of) {
        if (type instanceof DeclaredType declared
                && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(of)) {
            return Optional.of(declared);
        }
        return types.directSupertypes(type).stream()
                .map(parent -> supertype(parent, of))
                .flatMap(Optional::stream)
                .findFirst();
    }

    Types types() {
        return types;
    }

    /** The class of that name, if there is one. */
    public Optional<TypeElement> find(String qualifiedName) {
        return Optional.ofNullable(elements.getTypeElement(qualifiedName));
    }

    /** Whether the package of the code that is generated for a target has a top-level class of that name. */
    public boolean hasNeighbour(Target target, String simpleName) {
        return findNear(target, target.home().isEmpty() ? simpleName : target.home() + "." + simpleName)
                .isPresent();
    }

    /** The class of that name, which in general does not exist, if the module of a target has or reads it. */
    Optional<TypeElement> findNear(Target target, String qualifiedName) {
        ModuleElement module = elements.getModuleOf(target.place());
        // Without a module the compiler searches all that there are.
        return Optional.ofNullable(
                module == null
                        ? elements.getTypeElement(qualifiedName)
                        : elements.getTypeElement(module, qualifiedName));
    }

    /** Whether a package has a class of that name that was generated, and is not being compiled. */
    public boolean isGenerated(String packageName, String simpleName) {
        return find(packageName.isEmpty() ? simpleName : packageName + "." + simpleName)
                .filter(type -> !isCompiled(type))
                .filter(type -> has(type, Annotations.GENERATED))
                .isPresent();
    }

    /** Whether the compiler could read the name of a class and those of what is around it; if not, it says so itself. */
    public static boolean hasName(TypeElement type) {
        CharSequence qualified = type.getQualifiedName();
        return isName(type)
                && (qualified.isEmpty() || SourceVersion.isName(qualified))
                && Stream.<Element>iterate(type, TypeElement.class::isInstance, Element::getEnclosingElement)
                        .noneMatch(
                                each -> NO_TYPES.contains(each.getSimpleName().toString()));
    }

    /** Whether an element has a name that code could use. Where it is missing in the source, compilers put something else. */
    static boolean isName(Element element) {
        return SourceVersion.isIdentifier(element.getSimpleName());
    }

    boolean isDeprecated(Element element) {
        return elements.isDeprecated(element);
    }

    /** The name of a class. */
    public Name nameOf(TypeElement type) {
        PackageElement inPackage = elements.getPackageOf(type);
        ArrayDeque<String> simpleNames = new ArrayDeque<>();
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            simpleNames.addFirst(e.getSimpleName().toString());
        }
        return new Name(inPackage.getQualifiedName().toString(), List.copyOf(simpleNames));
    }

    /** Whether code in that package can name the class. */
    boolean isVisibleFrom(String packageName, TypeElement type) {
        boolean samePackage = elements.getPackageOf(type).getQualifiedName().contentEquals(packageName);
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            Visibility visibility = visibilityOf(e);
            boolean visible = samePackage ? visibility.withinPackage() : visibility == Visibility.PUBLIC;
            if (!visible) {
                return false;
            }
        }
        return true;
    }

    /** Whether code in any package can name a class. */
    static boolean isPublic(TypeElement type) {
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            if (visibilityOf(e) != Visibility.PUBLIC) {
                return false;
            }
        }
        return true;
    }

    /** Whether code in that package can use a static member or constructor of a class that it can name. */
    boolean isUsableFrom(String packageName, TypeElement type, Visibility member) {
        boolean samePackage = elements.getPackageOf(type).getQualifiedName().contentEquals(packageName);
        return samePackage ? member.withinPackage() : member == Visibility.PUBLIC;
    }

    static Visibility visibilityOf(Element element) {
        Set<Modifier> modifiers = element.getModifiers();
        if (modifiers.contains(Modifier.PUBLIC)) {
            return Visibility.PUBLIC;
        }
        if (modifiers.contains(Modifier.PROTECTED)) {
            return Visibility.PROTECTED;
        }
        return modifiers.contains(Modifier.PRIVATE) ? Visibility.PRIVATE : Visibility.PACKAGE;
    }

    /** The annotation of that qualified name on an element, if it is there. */
    static Optional<AnnotationMirror> annotation(Element element, String name) {
        // Asked many times of each field, most of which have none.
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (((TypeElement) mirror.getAnnotationType().asElement())
                    .getQualifiedName()
                    .contentEquals(name)) {
                return Optional.of(mirror);
            }
        }
        return Optional.empty();
    }

    static boolean has(Element element, String annotation) {
        return annotation(element, annotation).isPresent();
    }

    /** The superclass, unless it is {@code Object} or does not exist, or the class is by mistake its own ancestor. */
    Optional<TypeElement> superclassOf(TypeElement type) {
        Optional<TypeElement> parent = declaredSuperclassOf(type);
        Set<TypeElement> seen = new HashSet<>();
        for (Optional<TypeElement> level = parent;
                level.isPresent() && seen.add(level.get());
                level = declaredSuperclassOf(level.get())) {
            if (level.get().equals(type)) {
                return Optional.empty();
            }
        }
        return parent;
    }

    private Optional<TypeElement> declaredSuperclassOf(TypeElement type) {
        return Optional.ofNullable(types.asElement(type.getSuperclass()))
                .filter(TypeElement.class::isInstance)
                .map(TypeElement.class::cast)
                .filter(element -> element.getKind() == ElementKind.CLASS)
                .filter(element -> !element.getQualifiedName().contentEquals("java.lang.Object"));
    }
}

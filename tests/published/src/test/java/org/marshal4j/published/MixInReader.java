package org.marshal4j.published;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.marshal4j.MarshalImport;
import org.marshal4j.MarshalTypesWith;
import org.marshal4j.MarshalWith;
import org.marshal4j.Skip;
import org.marshal4j.published.Importing.Source;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.FixedFieldMarshaller;

/** Finds the classes and fields that the sources of mix-ins are about, as the compiler sees them. */
@SupportedAnnotationTypes("*")
final class MixInReader extends AbstractProcessor {
    private static final Set<String> MARSHALLERS =
            Set.of(FieldMarshaller.class.getName(), FixedFieldMarshaller.class.getName());

    private final Map<Class<?>, String> importers = new HashMap<>();
    private final Set<String> skipped = new HashSet<>();
    private final Set<String> own = new HashSet<>();
    private final Set<String> except = new HashSet<>();
    private final Set<Class<?>> types = new HashSet<>();
    private final Set<Class<?>> elements = new HashSet<>();

    /** Returns what these sources say. */
    static MixIns read(List<Source> sources) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        MixInReader reader = new MixInReader();
        List<Text> files = sources.stream().map(Text::new).toList();
        JavaCompiler.CompilationTask task =
                javac.getTask(said, null, null, List.of("--release", "17", "-Xlint:none", "-proc:only"), null, files);
        task.setProcessors(List.of(reader));
        if (!task.call()) {
            throw new IllegalStateException(said.toString());
        }
        return new MixIns(
                sources, reader.importers, reader.skipped, reader.own, reader.except, reader.types, reader.elements);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (Element importer : round.getElementsAnnotatedWith(MarshalImport.class)) {
            for (TypeMirror imported : classes(importer, MarshalImport.class, "value")) {
                importers.put(loaded(imported), importer.toString());
                if (importer.getAnnotation(MarshalImport.class).elements()) {
                    elements.add(loaded(imported));
                }
                ElementFilter.fieldsIn(importer.getEnclosedElements())
                        .forEach(member -> note(binaryName(imported), member));
            }
            classes(importer, MarshalImport.class, "except").forEach(type -> except.add(binaryName(type)));
        }
        for (Element named : round.getElementsAnnotatedWith(MarshalTypesWith.class)) {
            classes(named, MarshalTypesWith.class, "value").forEach(marshaller -> types.add(valueOf(marshaller)));
        }
        return false;
    }

    private void note(String declaring, VariableElement member) {
        String key = MixIns.key(declaring, member.getSimpleName().toString());
        if (member.getAnnotation(Skip.class) != null) {
            skipped.add(key);
        } else if (member.getAnnotation(MarshalWith.class) != null) {
            own.add(key);
        }
    }

    private Class<?> valueOf(TypeMirror marshaller) {
        for (TypeMirror parent : processingEnv.getTypeUtils().directSupertypes(marshaller)) {
            DeclaredType declared = (DeclaredType) parent;
            if (MARSHALLERS.contains(declared.asElement().toString())) {
                return loaded(processingEnv
                        .getTypeUtils()
                        .erasure(declared.getTypeArguments().get(0)));
            }
            Class<?> found = valueOf(parent);
            if (found != Void.class) {
                return found;
            }
        }
        return Void.class;
    }

    private static List<TypeMirror> classes(Element element, Class<?> annotation, String member) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (mirror.getAnnotationType().toString().equals(annotation.getName())) {
                return mirror.getElementValues().entrySet().stream()
                        .filter(entry -> entry.getKey().getSimpleName().contentEquals(member))
                        .flatMap(entry -> ((List<?>) entry.getValue().getValue()).stream())
                        .map(value -> (TypeMirror) ((AnnotationValue) value).getValue())
                        .toList();
            }
        }
        return List.of();
    }

    private Class<?> loaded(TypeMirror type) {
        try {
            return Class.forName(binaryName(type), false, MixInReader.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private String binaryName(TypeMirror type) {
        TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
        return processingEnv.getElementUtils().getBinaryName(element).toString();
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(Source source) {
            super(URI.create("memory:///" + source.path()), JavaFileObject.Kind.SOURCE);
            this.text = source.text();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
            return text;
        }
    }
}

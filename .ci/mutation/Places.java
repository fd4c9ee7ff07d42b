import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The places of a source that can be changed. */
final class Places extends TreeScanner<Void, Tree> {
    private static final Map<Tree.Kind, String> OTHERS = Map.of(
            Tree.Kind.LESS_THAN, ">=",
            Tree.Kind.LESS_THAN_EQUAL, ">",
            Tree.Kind.GREATER_THAN, "<=",
            Tree.Kind.GREATER_THAN_EQUAL, "<",
            Tree.Kind.EQUAL_TO, "!=",
            Tree.Kind.NOT_EQUAL_TO, "==",
            Tree.Kind.CONDITIONAL_AND, "||",
            Tree.Kind.CONDITIONAL_OR, "&&");

    static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

    private final Path file;
    private final String source;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<Mutant> found = new ArrayList<>();

    private Places(Path file, CompilationUnitTree unit, SourcePositions positions) throws IOException {
        this.file = file;
        this.source = Files.readString(file);
        this.unit = unit;
        this.positions = positions;
    }

    static List<Mutant> of(List<Path> sources) throws IOException {
        List<Mutant> found = new ArrayList<>();
        try (StandardJavaFileManager files = JAVAC.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) JAVAC.getTask(
                    Writer.nullWriter(),
                    files,
                    null,
                    List.of("-proc:none"),
                    null,
                    files.getJavaFileObjectsFromPaths(sources));
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                Places places = new Places(Path.of(unit.getSourceFile().toUri()), unit, positions);
                places.scan(unit, null);
                found.addAll(places.found);
            }
        }
        return found;
    }

    private int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    private int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    private void change(int start, int end, String text) {
        if (start >= 0 && end > start) {
            long line = unit.getLineMap().getLineNumber(start);
            found.add(new Mutant(file, line, start, end, source.substring(start, end), text));
        }
    }

    private void negate(Tree condition) {
        change(start(condition), end(condition), "(!(" + source.substring(start(condition), end(condition)) + "))");
    }

    @Override
    public Void visitAnnotation(AnnotationTree tree, Tree result) {
        return null;
    }

    @Override
    public Void visitMethod(MethodTree tree, Tree result) {
        return super.visitMethod(tree, tree.getReturnType());
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Tree result) {
        return super.visitLambdaExpression(tree, null);
    }

    @Override
    public Void visitBinary(BinaryTree tree, Tree result) {
        String other = OTHERS.get(tree.getKind());
        if (other != null) {
            change(end(tree.getLeftOperand()), start(tree.getRightOperand()), " " + other + " ");
        }
        return super.visitBinary(tree, result);
    }

    @Override
    public Void visitIf(IfTree tree, Tree result) {
        negate(tree.getCondition());
        return super.visitIf(tree, result);
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree tree, Tree result) {
        negate(tree.getCondition());
        return super.visitConditionalExpression(tree, result);
    }

    @Override
    public Void visitLiteral(LiteralTree tree, Tree result) {
        if (tree.getValue() instanceof Integer number) {
            change(start(tree), end(tree), String.valueOf(number + 1));
        } else if (tree.getValue() instanceof Boolean flag) {
            change(start(tree), end(tree), String.valueOf(!flag));
        }
        return super.visitLiteral(tree, result);
    }

    @Override
    public Void visitExpressionStatement(ExpressionStatementTree tree, Tree result) {
        if (tree.getExpression() instanceof MethodInvocationTree call
                && !call.getMethodSelect().toString().matches("super|this")) {
            change(start(tree), end(tree), ";");
        }
        return super.visitExpressionStatement(tree, result);
    }

    @Override
    public Void visitReturn(ReturnTree tree, Tree result) {
        if (tree.getExpression() != null && result != null) {
            int start = start(tree.getExpression());
            int end = end(tree.getExpression());
            String was = source.substring(start, end);
            String other = other(result.toString(), was);
            if (!other.equals(was)) {
                change(start, end, other);
            }
        }
        return super.visitReturn(tree, result);
    }

    private static String other(String type, String was) {
        return switch (type.replaceAll("<.*", "")) {
            case "boolean" -> "!(" + was + ")";
            case "int", "long", "short", "byte", "char" -> "(" + type + ") ((" + was + ") + 1)";
            case "String" -> "\"\"";
            case "Optional" -> "Optional.empty()";
            case "List" -> "List.of()";
            default -> "null";
        };
    }
}

import org.marshal4j.*;

class Outer {
    @Marshal
    static class record {
        long id;
    }
}

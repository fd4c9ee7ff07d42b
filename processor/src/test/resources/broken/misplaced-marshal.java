import org.marshal4j.*;

class Outer {
    @Marshal
    int a;

    @Marshal
    void run(@Marshal int b) {}
}

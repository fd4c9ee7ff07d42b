import org.marshal4j.*;

class Outer {
    void run() {
        @Marshal
        class Quote {
            int a;
        }
        Object quote = new Object() {
            @Marshal
            class Inner {
                int b;
            }
        };
    }
}

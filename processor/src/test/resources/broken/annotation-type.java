import org.marshal4j.*;

@Marshal
@interface Quote {
    int a();
}

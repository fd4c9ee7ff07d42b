import org.marshal4j.*;

@Marshal
enum Side {
    BUY
}

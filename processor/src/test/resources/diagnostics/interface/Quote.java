import org.marshal4j.Marshal;

@Marshal
interface Quote {} // MARSHAL100: Quote is an interface

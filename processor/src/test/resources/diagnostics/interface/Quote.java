import org.marshal4j.Marshal;

@Marshal
interface Quote {} // MARSHAL100: Quote is an interface: only classes, records and family roots can be marshalled. Make it sealed, or name its subtypes in @Marshal(subtypes = ...).

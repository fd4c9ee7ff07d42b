@Marshal
class Quote implements QuoteMarshallable {
    int a;
}

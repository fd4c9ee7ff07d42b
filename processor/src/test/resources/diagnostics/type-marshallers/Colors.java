package com.acme;

class Colors {}
